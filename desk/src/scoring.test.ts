import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { outOfTen, score } from './scoring.ts';

const found = (findings: Partial<Record<Factor, FactorState>>) => score(findings as Findings);
const both = (findings: Partial<Record<Factor, FactorState>>) => {
  const { workstationScore, posturalScore } = found(findings);
  return [workstationScore, posturalScore];
};
/** Whole points that a finding adds, by score. */
const pointsOf = (factor: Factor, state: FactorState) =>
  Object.fromEntries(
    found({ [factor]: state })
      .points.filter((each) => each.factor === factor)
      .map(({ score: kind, points }) => [kind, points]),
  );

test('a desk of which nothing was said is neutral, and everything is asked for', () => {
  const { workstationScore, posturalScore, unknown, points, needsAction } = found({});
  expect([workstationScore, posturalScore]).toEqual([10, 10]);
  expect(unknown).toEqual(factorNames);
  expect(points).toEqual([]);
  expect(needsAction).toBe(false);
});

test('a whole day at a perfect desk is still excellent: 10 for the desk, 8 for the body', () => {
  const suiting = Object.fromEntries(factorNames.map((factor) => [factor, factors[factor].states[0]]));
  expect(both({ ...suiting, duration: 'over 4 hours' })).toEqual([10, 8]);
  expect(both(suiting)).toEqual([10, 10]);
});

test('ROSA’s points as our scores: 5, from which one has to act, is below what we call good', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(outOfTen)).toEqual([10, 10, 8, 6, 5, 4, 3, 2, 1, 0]);
});

describe('the points of each finding', () => {
  test.each([
    ['seatHeight', 'too low', { workstation: 1, posture: 1 }],
    ['seatHeight', 'too high', { workstation: 1, posture: 1 }],
    ['seatHeight', 'feet in the air', { workstation: 2, posture: 2 }],
    ['seatDepth', 'too long', { workstation: 1 }],
    ['seatDepth', 'too short', { workstation: 1 }],
    ['legRoom', 'cramped', { workstation: 1 }],
    ['chairAdjustment', 'fixed', { workstation: 3 }],
    ['lumbarSupport', 'missing', { workstation: 1 }],
    ['trunk', 'leaning forward', { posture: 1 }],
    ['trunk', 'slumped', { posture: 1 }],
    ['workSurface', 'too high', { workstation: 1 }],
    ['armrests', 'too high', { workstation: 1 }],
    ['armrests', 'too low', { workstation: 1 }],
    ['armrests', 'none', { workstation: 1 }],
    ['armrestSurface', 'hard', { workstation: 1 }],
    ['armrestWidth', 'too wide', { workstation: 1 }],
    ['armrestAdjustment', 'fixed', { workstation: 1 }],
    ['shoulders', 'raised', { posture: 1 }],
    ['screenHeight', 'too low', { workstation: 1 }],
    ['screenHeight', 'too high', { workstation: 2 }],
    ['screenDistance', 'too near', {}],
    ['screenDistance', 'too far', { workstation: 1 }],
    ['screenPlace', 'to the side', { workstation: 1 }],
    ['documents', 'flat on the desk', { workstation: 1 }],
    ['laptop', 'flat', { workstation: 1 }],
    ['neck', 'bent forward', { posture: 1 }],
    ['neck', 'tipped back', { posture: 2 }],
    ['neckTurn', 'turned', { posture: 1 }],
    ['keyboardHeight', 'too high', { workstation: 1 }],
    ['keyboardHeight', 'too low', {}],
    ['keyboardAdjustment', 'fixed', { workstation: 1 }],
    ['wrists', 'bent up', { posture: 1 }],
    ['wristAngle', 'bent sideways', { posture: 1 }],
    ['overheadReach', 'needed', { posture: 1 }],
    ['mouseReach', 'reaching', { workstation: 1, posture: 1 }],
    ['mouseSurface', 'different from the keyboard', { workstation: 2 }],
    ['mouseGrip', 'pinched', { posture: 1 }],
    ['palmRest', 'in the way', { workstation: 1 }],
    ['phoneReach', 'far', { workstation: 1 }],
    ['phoneHold', 'between ear and shoulder', { posture: 2 }],
    ['handsFree', 'missing', { workstation: 1 }],
    ['glare', 'glare', { workstation: 1 }],
    ['light', 'too dim', {}],
    ['light', 'too bright', {}],
    ['duration', 'under 1 hour', { posture: -1 }],
    ['duration', 'over 4 hours', { posture: 1 }],
    ['breaks', 'rarer', { posture: 1 }],
  ] as const)('%s, %s: %j', (factor, state, points) => {
    expect(pointsOf(factor, state)).toEqual(points);
  });

  test('every state of every factor that suits brings none', () => {
    for (const factor of factorNames.filter((name) => name !== 'duration')) {
      const state = factors[factor].states[0];
      expect([factor, pointsOf(factor, state)]).toEqual([factor, {}]);
    }
  });
});

test('long days and rare breaks are one step together, not two', () => {
  const day = found({ duration: 'over 4 hours' });
  const unbroken = found({ duration: 'over 4 hours', breaks: 'rarer' });
  expect(unbroken.rosa).toEqual(day.rosa);
});

test('the screen’s place is felt in the neck, unless somebody says it isn’t', () => {
  const low = found({ screenHeight: 'too low' });
  expect(low.implied).toEqual({ neck: 'bent forward' });
  expect(low.rosa.posture.monitorAndPhone).toBe(found({ neck: 'bent forward' }).rosa.posture.monitorAndPhone);
  expect(found({ screenHeight: 'too low', neck: 'upright' }).implied).toEqual({});
});

test('whole days at a laptop on the kitchen table call for action', () => {
  const { needsAction, workstationScore, implied } = found({
    ...{ laptop: 'flat', screenHeight: 'too low', chairAdjustment: 'fixed', armrests: 'none' },
    ...{ duration: 'over 4 hours', breaks: 'rarer', trunk: 'leaning forward' },
  });
  expect({ needsAction, workstationScore }).toEqual({ needsAction: true, workstationScore: 5 });
  expect(implied).toEqual({
    ...{ armrestAdjustment: 'fixed', lumbarSupport: 'missing', keyboardAdjustment: 'fixed' },
    neck: 'bent forward',
  });
});

describe('whatever was found', () => {
  const anyFindings = fc.record(
    Object.fromEntries(factorNames.map((factor) => [factor, fc.constantFrom(...factors[factor].states)])),
    { requiredKeys: [] },
  );

  test('scores are whole numbers from 0 to 10, and the same again', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const once = found(findings);
        for (const value of [once.workstationScore, once.posturalScore]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 10).toBe(true);
        }
        expect(found({ ...findings })).toEqual(once);
        expect(once.needsAction).toBe(Math.min(once.workstationScore, once.posturalScore) <= 5);
      }),
    );
  });

  test('making one thing worse never raises a score', () => {
    const anyFactor = fc.constantFrom(...factorNames);
    fc.assert(
      fc.property(anyFindings, anyFactor, (findings, factor) => {
        const [best, ...others] = factors[factor].states;
        const before = found({ ...findings, [factor]: best });
        for (const state of others) {
          const after = found({ ...findings, [factor]: state });
          expect(after.workstationScore).toBeLessThanOrEqual(before.workstationScore);
          expect(after.posturalScore).toBeLessThanOrEqual(before.posturalScore);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
