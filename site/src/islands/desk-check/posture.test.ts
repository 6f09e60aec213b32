import { describe, expect, test } from '@jest/globals';
import { type DeskPart, deskFindings, deskParts, isFitting } from '@practice/desk/desk-check';
import { bounds, type DeskSettings, deskFor, fitting } from './desks.ts';
import { sit } from './posture.ts';

test.each([150, 170, 190])('the recommended desk fits a person of %d cm', (stature) => {
  expect(Object.values(deskFindings(sit(deskFor(stature, fitting)).measures))).toEqual(Array(6).fill('fits'));
});

describe('the results of the desk check are correct at every desk', () => {
  // The same desks in every run, from all over the sliders.
  let seed = 1;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const desks = Array.from({ length: 60 }, () =>
    Object.fromEntries(
      Object.entries(bounds).map(([name, { from, to }]) => [name, from + Math.round(random() * (to - from))]),
    ),
  ) as unknown as DeskSettings[];
  /** Where the values that fit must be, by what is said of one that does not. */
  const fitsAbove: Record<string, boolean> = {
    'too low': true,
    'too upright': true,
    'too near': true,
    'too high': false,
    'too far': false,
    'feet in the air': false,
  };

  /** What is found of a part at each value of its slider. */
  function walk(part: DeskPart, desk: DeskSettings) {
    const { from, to } = bounds[part];
    return Array.from({ length: to - from + 1 }, (_, step) => {
      const value = from + step;
      const posture = sit({ ...desk, [part]: value });
      const state: string = deskFindings(posture.measures)[part];
      return { desk, value, posture, state };
    });
  }

  test.each(deskParts)('the advice for $name leads toward the values that fit', ({ part }) => {
    const wrong = desks.flatMap((desk) => {
      const steps = walk(part, desk);
      const fitting = steps.filter(({ state }) => isFitting(state));
      return steps.filter(
        ({ value, state }) =>
          !isFitting(state) && fitting.some((one) => one.value > value !== fitsAbove[state]),
      );
    });
    expect(wrong).toEqual([]);
  });
});
