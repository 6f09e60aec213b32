import { expect, test } from '@jest/globals';
import { samplePractice } from '../../test/sample-practice.ts';
import { filled } from './facts.ts';
import { specialAnswer, specialAnswers } from './special-answers.ts';
import { needsNoDesk, topicOf } from './topics.ts';

test.each<[string, RegExp | undefined]>([
  ['My tailbone is killing me, which cushion?', /cutout/],
  ['hip replaced in march, my chair goes from 40 to 50 cm. enough?', /surgeon/],
  ['I’m 6\'5" and my knees hit every desk', /./],
  ['The cat sleeps on my lap while I type', /cat|pet/i],
  ['How high should my screen be?', undefined],
  ['What does a visit cost?', undefined],
  ['Which change should I make first?', undefined],
  ['My neck is stiff after work', undefined],
])('“%s”', (question, says) => {
  const said = specialAnswer(question)?.say;
  if (says) expect(said).toMatch(says);
  else expect(said).toBeUndefined();
});

test('each names topics that exist, facts that exist, and is short', () => {
  for (const { say, with: names } of specialAnswers) {
    for (const name of names) expect([topicOf(name) !== undefined, needsNoDesk(name)]).toContain(true);
    const text = filled(say, { practice: samplePractice, userHeight: null }, '');
    expect(text.split(' ').length).toBeLessThan(100);
  }
});
