import { expect, test } from '@jest/globals';
import { factorNames, factors } from '../../factors.ts';
import { choiceDrawings } from './drawings.ts';

test.each(factorNames)('the choices of %s can be told apart, by drawing and by words', (factor) => {
  const { states } = factors[factor];
  const drawings: Record<string, unknown> = choiceDrawings[factor];
  const words: Record<string, string> = factors[factor].answers;
  expect(Object.keys(drawings).toSorted()).toEqual(states.toSorted());
  expect(new Set(states.map((state) => JSON.stringify(drawings[state]))).size).toBe(states.length);
  expect(new Set(states.map((state) => words[state])).size).toBe(states.length);
});

test('every path has numbers that can be drawn', () => {
  const shapes = Object.values(choiceDrawings).flatMap((drawings) => Object.values(drawings).flat());
  for (const { d } of shapes) expect(d).toMatch(/^(?:[MLC](?:-?\d+(?:\.\d+)? ?)+|Z)+$/);
});
