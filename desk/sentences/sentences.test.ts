import { expect, test } from '@jest/globals';
import { filesOf } from '../learn/data.ts';
import { answerNames } from '../src/answers.ts';
import { careTopics } from '../src/care.ts';
import { factors } from '../src/factors.ts';
import { devices, equipment, seats, surfaces } from '../src/setting.ts';
import chat from '../texts/chat.json' with { type: 'json' };

interface Desk {
  id: string;
  answers: Record<string, [sentence: string, labels: Record<string, string>][]>;
}

const asked: string[] = [...answerNames, 'chat'];

/** Of each label what it may be: the factors, furniture and things, and what people say of themselves. */
const states: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(factors).map(([name, factor]) => [name, factor.states])),
  seat: seats,
  device: [...devices, 'none'],
  screens: ['one', 'two'],
  surface: surfaces,
  pain: ['mild', 'strong', 'none'],
  painFor: ['weeks', 'long'],
  painLimits: ['yes'],
  ...Object.fromEntries(
    equipment
      .filter((name) => name !== 'armrests')
      .map((name) => [name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()), ['yes', 'no']]),
  ),
  ...Object.fromEntries(
    ['cannotStand', 'blind', 'lowVision', 'oneHand', 'leftHanded', 'pregnant', 'child', 'bifocals'].map(
      (name) => [name, ['yes']],
    ),
  ),
};

test.each(filesOf('facts'))(
  'the facts of $writer have only questions, labels and states that exist',
  ({ lines }) => {
    const desks = lines as Desk[];
    expect(new Set(desks.map(({ id }) => id)).size).toBe(desks.length);
    const unknown = desks.flatMap(({ id, answers }) =>
      Object.entries(answers).flatMap(([question, sentences]) =>
        sentences.flatMap(([sentence, labels]) =>
          asked.includes(question) && sentence.trim()
            ? Object.entries(labels).filter(([name, state]) => !states[name]?.includes(state))
            : [[id, question, sentence]],
        ),
      ),
    );
    expect(unknown).toEqual([]);
  },
);

test.each(filesOf('signs'))('the signs of $writer have only questions and topics that exist', ({ lines }) => {
  const unknown = (lines as { q: string; sentences: [string, string][] }[]).flatMap(({ q, sentences }) =>
    sentences.filter(
      ([sentence, topic]) => !(asked.includes(q) && sentence.trim() && ['', ...careTopics].includes(topic)),
    ),
  );
  expect(unknown).toEqual([]);
});

test.each(filesOf('questions'))('the questions of $writer have only topics that exist', ({ lines }) => {
  const topics = Object.keys({ ...chat.always, ...chat.desk });
  const unknown = (lines as { topic: string; sentences: string[] }[]).filter(
    ({ topic, sentences }) => !(topics.includes(topic) && sentences.every((sentence) => sentence.trim())),
  );
  expect(unknown).toEqual([]);
});
