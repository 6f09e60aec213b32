import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { factorNames, factors } from '@practice/desk/factors';
import { drawingsIn } from './ChoiceQuestion.tsx';

const sheet = readFileSync('ui/src/drawings/choices.svg', 'utf8');
const drawingOf = drawingsIn(sheet);

test.each(factorNames)('the answers about %s differ in their drawings and their words', (factor) => {
  const { states, answers } = factors[factor];
  const drawings = states.map((state) => drawingOf(factor, state).trim());
  expect(drawings).not.toContain('');
  expect(new Set(drawings).size).toBe(states.length);
  expect(new Set(Object.values(answers)).size).toBe(states.length);
});

test('the sheet has exactly one drawing for each answer', () => {
  const ids = [...sheet.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id);
  const answers = factorNames.flatMap((factor) =>
    factors[factor].states.map((state) => `${factor}-${state.replaceAll(' ', '-')}`),
  );
  expect(ids.toSorted()).toEqual(answers.toSorted());
});
