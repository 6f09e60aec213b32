import { expect, test } from '@jest/globals';
import { kitchenTable } from '../test/kitchen-table.ts';
import type { RedFlag } from './care.ts';
import { outcomeOf } from './outcome.ts';
import { readAnswers } from './reader/read-answers.ts';

const input = {
  ...{ answers: kitchenTable, userHeight: null, warningSigns: null, discomfort: null, followUpAnswers: {} },
  at: new Date('2026-11-30'),
};
const sign: RedFlag = { kind: 'soon', topic: 'night pain', said: 'it wakes me', isAsked: true };

test.each([
  ['nobody gave a sign', [], true],
  ['a sign is asked about', [sign], false],
  ['a sign is so', [{ ...sign, isSo: true }], false],
  ['a sign is not so', [{ ...sign, isSo: false }], true],
])('whether the desk may help is said only without a sign: %s', (_, redFlags, isSaid) => {
  const { fixes } = outcomeOf(input, redFlags, readAnswers(kitchenTable));
  const notes = fixes.flatMap((fix) => fix.notes ?? []).join(' ');
  expect(notes.includes('This may help')).toBe(isSaid);
});

test('what may be a sign is no mention', () => {
  const discomfortDescription = 'I have chest pain since this morning. Both thumbs ache by evening.';
  const answers = { ...kitchenTable, discomfortDescription };
  const said = 'I have chest pain since this morning';
  const chest: RedFlag = { kind: 'emergency', topic: 'chest', said, isAsked: true, isSo: false };
  const wordsOf = (flags: readonly RedFlag[]) =>
    outcomeOf({ ...input, answers }, flags, readAnswers(answers)).mentions.map(({ words }) => words);
  expect(wordsOf([])).toContain('Both thumbs ache by evening');
  expect(wordsOf([chest])).toContain('Both thumbs ache by evening');
  expect(wordsOf([chest]).join()).not.toMatch(/chest/);
});

test('whoever has no chair stands', () => {
  const answers = { ...kitchenTable, postureSupport: 'No chair. There’s a bucket if you want to sit' };
  const { setting, ...reading } = readAnswers(answers);
  const { seat: _, ...others } = setting;
  const { scoring } = outcomeOf({ ...input, answers }, [], { ...reading, setting: others });
  expect(scoring?.setting.seat).toBe('standing');

  const onFloor = { ...answers, postureSupport: 'No chair. I just sit on the floor.' };
  const { scoring: sitting } = outcomeOf({ ...input, answers: onFloor }, [], { ...reading, setting: others });
  expect(sitting?.setting.seat).toBeUndefined();
});
