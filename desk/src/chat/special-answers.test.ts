import { expect, test } from '@jest/globals';
import { samplePractice } from '../../test/sample-practice.ts';
import { filled } from './facts.ts';
import { specialAnswer, specialAnswers } from './special-answers.ts';
import { needsNoDesk, topicOf } from './topics.ts';

const ownFacts = ['first', 'free', 'letter'];

const close = 45;

test.each<[string, RegExp | undefined]>([
  ['My tailbone is killing me, which cushion?', /cutout/],
  ['hip replaced in march, my chair goes from 40 to 50 cm. enough?', /surgeon/],
  ['I’m 6\'5" and my knees hit every desk', /./],
  ['The cat sleeps on my lap while I type', /cat|pet/i],
  ['standing desk, yes or no?', /^A standing desk is worth it if/],
  ['Is it ok if I put a yoga block under my feet?', /sturdy/],
  ['My armrests bump the table. Can I take them off?', /take them off/],
  ['How high should my screen be?', undefined],
  ['How often should I stand up?', undefined],
  ['My neck is stiff after work', undefined],
])('“%s”', (question, says) => {
  const { answer, sureness } = specialAnswer(question);
  const said = sureness < close ? undefined : answer?.say;
  if (says) expect(said).toMatch(says);
  else expect(said).toBeUndefined();
});

test('an answer is nearer to whom it is made for, and farther from others', () => {
  const about = 'Which keyboard is easy with one hand?';
  const sureness = (...theirs: ('with one hand' | 'pregnant')[]) => specialAnswer(about, theirs).sureness;
  expect(specialAnswer(about, ['with one hand']).answer?.of).toBe('with one hand');
  expect(sureness('with one hand')).toBeGreaterThan(sureness('pregnant'));
});

test('no question is an example of two answers, and each answer is found by its first one', () => {
  const asks = specialAnswers.flatMap((one) => one.asks.map((ask) => ask.toLowerCase()));
  expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
  const lost = specialAnswers.filter((one) => specialAnswer(one.asks[0] ?? '').answer !== one);
  expect(lost.map(({ asks }) => asks[0])).toEqual([]);
});

test('each has examples, names topics that exist and facts that exist, and is short', () => {
  for (const { asks, say = '', with: names = [] } of specialAnswers) {
    expect(asks.length).toBeGreaterThan(1);
    for (const name of names) expect([topicOf(name) !== undefined, needsNoDesk(name)]).toContain(true);
    const own = Object.fromEntries(ownFacts.map((name) => [name, () => '']));
    expect(
      filled(say, { practice: samplePractice, userHeight: null }, '', own).split(' ').length,
    ).toBeLessThan(100);
    expect(say || names[0]).toBeTruthy();
  }
});
