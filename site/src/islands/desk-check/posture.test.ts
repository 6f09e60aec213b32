import { describe, expect, test } from '@jest/globals';
import { deskFindings, isFitting } from '@practice/desk/desk-check';
import { unitsPerCentimeter } from '@practice/desk/figure/body';
import { bounds, examples, fitting, startingDesk } from './desks.ts';
import { sit } from './posture.ts';
import { type DeskSettings, deskFor, type Setting } from './settings.ts';

const at = (changed: Partial<DeskSettings>) => sit({ ...startingDesk, ...changed });
const found = (changed: Partial<DeskSettings>) => deskFindings(at(changed).measures);

test('the starting desk fits', () => {
  expect(Object.values(found({})).every(isFitting)).toBe(true);
});

test.each([150, 160, 170, 180, 190])('the fitting desk fits a person of %d cm', (stature) => {
  expect(Object.values(deskFindings(sit(deskFor(stature, fitting)).measures))).toEqual(Array(6).fill('fits'));
});

test.each(examples.slice(1))('the example "$name" does not fit', ({ rule }) => {
  expect(Object.values(deskFindings(sit(deskFor(170, rule)).measures)).every(isFitting)).toBe(false);
});

describe('the bones keep their lengths at every desk', () => {
  const extremes = Object.entries(bounds).flatMap(([name, { from, to }]) => [
    { [name]: from },
    { [name]: to },
  ]);
  test.each(extremes)('%j', (changed) => {
    const { scale, hip, knee, ankle, shoulder, elbow, wrist } = at(changed);
    const rest = sit(startingDesk);
    const lengthOf = (from: typeof hip, to: typeof hip) => Math.hypot(to.x - from.x, to.y - from.y);
    expect(lengthOf(hip, knee)).toBeCloseTo(lengthOf(rest.hip, rest.knee) * scale);
    expect(lengthOf(knee, ankle)).toBeCloseTo(lengthOf(rest.knee, rest.ankle) * scale);
    expect(lengthOf(shoulder, elbow)).toBeCloseTo(lengthOf(rest.shoulder, rest.elbow) * scale);
    expect(lengthOf(elbow, wrist)).toBeCloseTo(lengthOf(rest.elbow, rest.wrist) * scale);
  });
});

test('a lower seat closes the knees, and a seat too high takes the feet off the floor', () => {
  expect(at({ seat: 36 }).measures.knees).toBeLessThan(at({ seat: 44 }).measures.knees);
  expect(at({ seat: 44 }).measures.feetSupported).toBe(true);
  expect(found({ seat: 54 }).seat).toBe('feet in the air');
});

test('a seat that fits a tall person is too high for a short one', () => {
  expect(found({ stature: 190, seat: 50 }).seat).toBe('fits');
  expect(found({ stature: 150, seat: 50 }).seat).toBe('feet in the air');
});

test('a higher keyboard closes the elbows; raising the seat opens them again', () => {
  expect(found({ keyboard: 74 }).keyboard).toBe('too high');
  expect(at({ keyboard: 74, seat: 52 }).measures.elbows).toBeGreaterThan(
    at({ keyboard: 74 }).measures.elbows,
  );
});

test('armrests too high push the shoulders up', () => {
  expect(at({}).shrug).toBe(0);
  expect(at({ armrests: 26 }).shrug).toBeGreaterThan(0);
  expect(found({ armrests: 26 }).armrests).toBe('too high');
});

test('with a higher seat, the same screen is lower in relation to the eyes', () => {
  const raised = at({ seat: 49 }).measures.screenAboveEyes;
  expect(at({}).measures.screenAboveEyes - raised).toBe(5);
});

test('the screen has the set distance from the eyes', () => {
  const { levelEye, screenTop } = at({ screenDistance: 50, back: 120 });
  expect((screenTop.x - levelEye.x) / unitsPerCentimeter).toBeCloseTo(50);
});

test('every setting within its bounds has a posture without NaN', () => {
  for (const name of Object.keys(bounds) as Setting[]) {
    for (const value of [bounds[name].from, bounds[name].to]) {
      expect(JSON.stringify(at({ [name]: value }))).not.toContain('null');
    }
  }
});
