import { expect, test } from '@jest/globals';
import { filesOf } from '../learn/data.ts';
import { answerNames } from '../src/answers.ts';
import { careTopics } from '../src/care.ts';
import { factorNames, factors } from '../src/factors.ts';
import { Classifier } from '../src/learned/classifier.ts';
import { devices, equipment, seats, surfaces } from '../src/setting.ts';
import chat from '../texts/chat.json' with { type: 'json' };

/** Of each label what it may be: the factors, furniture and things, and what people say of themselves. */
const known: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(factorNames.map((name) => [name, factors[name].states])),
  seat: seats,
  device: [...devices, 'none'],
  screens: ['one', 'two'],
  surface: surfaces,
  pain: ['mild', 'strong', 'none'],
  painFor: ['weeks', 'long'],
  painLimits: ['yes'],
  ...Object.fromEntries(
    equipment.map((name) => [
      name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
      [...(name === 'armrests' ? factors.armrests.states : ['yes', 'no'])],
    ]),
  ),
  ...Object.fromEntries(
    ['cannotStand', 'blind', 'lowVision', 'oneHand', 'leftHanded', 'pregnant', 'child', 'bifocals'].map(
      (name) => [name, ['yes']],
    ),
  ),
  sign: careTopics,
  topic: Object.keys({ ...chat.always, ...chat.desk }),
};

// The weights have a state for each label of the sentences that they were learned from.
test.each(['facts', 'signs', 'questions'] as const)('the labels of %s exist', (kind) => {
  const labels = Classifier.from(kind).heads.flatMap(({ name, states }) =>
    states.map((state) => ({ name, state })),
  );
  expect(labels.filter(({ name, state }) => !known[name]?.includes(state))).toEqual([]);
});

test('every state of every factor is learned', () => {
  const learned = new Map(Classifier.from('facts').heads.map(({ name, states }) => [name, states]));
  for (const factor of factorNames)
    expect([factor, learned.get(factor)]).toEqual([factor, [...factors[factor].states].sort()]);
});

test('the facts are answers to questions that exist', () => {
  const lines = filesOf('facts').flatMap(({ lines }) => lines) as { answers: object }[];
  const asked = new Set(lines.flatMap(({ answers }) => Object.keys(answers)));
  expect([...asked].filter((question) => ![...answerNames, 'chat'].includes(question))).toEqual([]);
});
