import { expect, test } from '@jest/globals';
import { kitchenTable } from '../test/kitchen-table.ts';
import { fixesOf } from './advice.ts';
import { type Answers, answerNames } from './answers.ts';
import { factorNames } from './factors.ts';
import { withChosen } from './mentions.ts';
import { mentionSteps, mentionsIn, particulars } from './particulars.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;

test('every particular names a factor, says one thing and costs nothing first', () => {
  for (const { factor, finding, fixes, asks } of particulars) {
    expect(factorNames).toContain(factor);
    expect(finding.length).toBeLessThanOrEqual(130);
    expect(fixesOf([...fixes])).toHaveLength(fixes.length);
    expect(asks.length).toBeGreaterThanOrEqual(5);
  }
  expect(new Set(particulars.map(({ finding }) => finding)).size).toBe(particulars.length);
});

test('most examples lead to the particular they belong to', () => {
  const found = particulars.filter(({ asks: [ask = ''], finding }) => {
    const [mention] = mentionsIn({ ...nothing, difficultTasks: ask });
    return mention?.options.includes(finding);
  });
  expect(found.length / particulars.length).toBeGreaterThan(0.8);
});

test('what they wrote is asked about in their words, complaints and wishes first', () => {
  const answers = {
    ...kitchenTable,
    workstationSetup: 'The printer stands on a shelf over my head and I stretch for each page.',
    difficultTasks: 'My thumb aches from squeezing the pliers all day. The dog lies where my feet go.',
  };
  const mentions = mentionsIn(answers);
  expect(mentions.length).toBeLessThanOrEqual(6);
  expect(mentions[0]?.answer).toBe('difficultTasks');
  for (const { words, answer, options } of mentions) {
    expect(answers[answer]).toContain(words);
    for (const option of options) expect(particulars.map(({ finding }) => finding)).toContain(option);
  }
});

test.each([
  '',
  'Nothing.',
  'Nothing hurts.',
  'None really.',
  'I used to sew, years ago.',
  'Me duele la espalda.',
])('nothing is asked about “%s”', (text) => {
  expect(mentionsIn({ ...nothing, discomfortDescription: text, desiredImprovements: text })).toEqual([]);
});

test('only what was chosen becomes advice, with their words', () => {
  const mentions = mentionsIn({
    ...nothing,
    difficultTasks: 'The dog lies under the desk where my feet go.',
  });
  const [{ words, options } = { words: '', options: [] }] = mentions;
  const them = { said: '', setting: {}, found: {} };
  const stepsOf = (chosen: string | null) =>
    mentionSteps(withChosen(mentions, { [words]: chosen }) ?? [], them).map(({ finding, said }) => ({
      finding,
      said,
    }));
  expect(stepsOf(options[0] ?? null)).toEqual([{ finding: options[0], said: words }]);
  expect(stepsOf(null)).toEqual([]);
  expect(withChosen(mentions, { [words]: 'Your chair is on fire.' })).toBeUndefined();
  expect(withChosen(mentions, { 'I never wrote this': null })).toBeUndefined();
});
