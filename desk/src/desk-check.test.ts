import { expect, test } from '@jest/globals';
import {
  type DeskMeasures,
  type deskAdvice,
  deskFindings,
  deskParts,
  deskSummary,
  isFitting,
} from './desk-check.ts';

const fittingMeasures: DeskMeasures = {
  ...{ knees: 92, feetSupported: true, back: 102, elbows: 100, elbowsUpright: 100, keysLiftArms: false },
  ...{ armrestBelowElbow: 0, screenAboveEyes: -3, gazeDown: 17, screenDistance: 60 },
};
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
  [{ screenDistance: 78 }, 'screenDistance', 'too far'],
])('with %j, the state of %s is: %s', (changed, part, state) => {
  expect(found(changed)[part]).toBe(state);
});

test('leaning back is suitable, and so are the elbows that open with it', () => {
  const { back, keyboard } = found({ back: 130, elbows: 130 });
  expect([back, isFitting(back), isFitting(keyboard)]).toEqual(['relaxed lean', true, true]);
});

test('a keyboard that is too low for an upright back is too low for a reclined one', () => {
  expect(found({ back: 120, elbows: 140, elbowsUpright: 125 }).keyboard).toBe('too low');
});

test.each([
  ['the seat before the screen distance', { screenDistance: 90, knees: 70 }, 'seat'],
  ['the screen height for a flat laptop', { elbows: 75, gazeDown: 40, back: 90 }, 'screenHeight'],
  ['armrests off the keys', { armrestBelowElbow: -5, elbows: 130, elbowsUpright: 130 }, 'armrests'],
])('the summary starts with %s', (_, changed, first) => {
  expect(deskSummary(found(changed)).first).toBe(first);
});
