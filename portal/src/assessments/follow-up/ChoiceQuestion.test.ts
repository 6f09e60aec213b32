import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Factor, type FactorState, factorNames, factors } from '@practice/desk/factors';
import { drawingId } from './ChoiceQuestion.tsx';

const sheet = readFileSync('ui/src/drawings/choices.svg', 'utf8');
const drawings = new Map(
  [...sheet.matchAll(/<g id="([^"]+)">(.*?)<\/g>/gs)].map(([, id, paths = '']) => [id, paths.trim()]),
);
const drawingOf = (factor: Factor, state: FactorState) => drawings.get(drawingId(factor, state)) ?? '';

test.each(factorNames)('the answers about %s differ in their drawings and their words', (factor) => {
  const { states, answers } = factors[factor];
  const shown = states.map((state) => drawingOf(factor, state));
  expect(shown).not.toContain('');
  expect(new Set(shown).size).toBe(states.length);
  expect(new Set(Object.values(answers)).size).toBe(states.length);
});
