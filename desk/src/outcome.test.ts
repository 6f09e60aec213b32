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
