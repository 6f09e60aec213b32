import { expect, test } from '@jest/globals';
import { fittingMeasures } from '../test/fitting-measures.ts';
import {
  bothUnits,
  type DeskMeasures,
  type deskAdvice,
  deskFindings,
  deskParts,
  deskSummary,
  isFitting,
} from './desk-check.ts';

const found = (changed: Partial<DeskMeasures>) => deskFindings({ ...fittingMeasures, ...changed });

test('a desk within all limits fits in all parts and has nothing to start with', () => {
  expect(Object.values(found({}))).toEqual(deskParts.map(() => 'fits'));
  expect(deskSummary(found({}))).toMatchObject({ count: 'All six fit.', first: undefined });
});

test.each<[Partial<DeskMeasures>, keyof typeof deskAdvice, string]>([
  [{ knees: 85 }, 'seat', 'fits'],
  [{ knees: 84 }, 'seat', 'too low'],
  [{ knees: 101 }, 'seat', 'too high'],
  [{ feetSupported: false }, 'seat', 'feet in the air'],
  [{ back: 94 }, 'back', 'too upright'],
  [{ back: 95 }, 'back', 'fits'],
  [{ back: 110 }, 'back', 'fits'],
  [{ elbows: 89 }, 'keyboard', 'too high'],
  [{ elbows: 90 }, 'keyboard', 'fits'],
  [{ elbows: 111, elbowsUpright: 111 }, 'keyboard', 'too low'],
  [{ keysLiftArms: true }, 'keyboard', 'too high'],
  [{ armrestBelowElbow: 4 }, 'armrests', 'too low'],
  [{ armrestBelowElbow: -2 }, 'armrests', 'too high'],
  [{ screenAboveEyes: 0 }, 'screenHeight', 'fits'],
  [{ screenAboveEyes: 5 }, 'screenHeight', 'too high'],
  [{ gazeDown: 31 }, 'screenHeight', 'too low'],
  [{ screenDistance: 39 }, 'screenDistance', 'too near'],
  [{ screenDistance: 75 }, 'screenDistance', 'fits'],
  [{ screenDistance: 76 }, 'screenDistance', 'fits'],
  [{ screenDistance: 78 }, 'screenDistance', 'too far'],
])('with %j, the state of %s is: %s', (changed, part, state) => {
  expect(found(changed)[part]).toBe(state);
});

test('a keyboard that is too low for an upright back is too low for a reclined one', () => {
  expect(found({ back: 120, elbows: 140, elbowsUpright: 125 }).keyboard).toBe('too low');
});

test.each([111, 120, 130])(
  'leaning back to %d degrees is suitable, and so are the elbows that open with it',
  (back) => {
    const findings = found({ back, elbows: back });
    expect(findings.back).toBe('relaxed lean');
    expect(isFitting(findings.back)).toBe(true);
    expect(isFitting(findings.keyboard)).toBe(true);
  },
);

test('the summary starts with the seat if the screen distance is unsuitable as well', () => {
  const summary = deskSummary(found({ screenDistance: 90, knees: 70 }));
  expect(summary).toEqual({
    count: '4 of 6 parts fit.',
    first: 'seat',
    start: 'Start with the seat height.',
  });
});

test.each([
  ['the screen height for a flat laptop', { elbows: 75, gazeDown: 40, back: 90 }, 'screenHeight'],
  ['armrests off the keys', { armrestBelowElbow: -5, elbows: 130, elbowsUpright: 130 }, 'armrests'],
])('the summary starts with %s', (_, changed, first) => {
  expect(deskSummary(found(changed)).first).toBe(first);
});

test('lengths are in inches, with centimeters in parentheses', () => {
  expect(bothUnits(44)).toBe('17.5 in. (44 cm)');
});
