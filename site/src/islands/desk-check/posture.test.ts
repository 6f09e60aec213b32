import { describe, expect, test } from '@jest/globals';
import { type DeskPart, deskFindings, deskParts, isFitting } from '@practice/desk/desk-check';
import { floor, outlines, rest, unitsPerCentimeter } from '@practice/desk/figure/body';
import { deform } from '@practice/desk/figure/pose';
import { bounds, type DeskSettings, deskFor, examples, fitting, type SliderName } from './desks.ts';
import { sit } from './posture.ts';
import { read } from './readings.ts';

const fittingDesk = deskFor(170, fitting);
const at = (changed: Partial<DeskSettings>) => sit({ ...fittingDesk, ...changed });
const found = (changed: Partial<DeskSettings>) => deskFindings(at(changed).measures);

test.each([150, 160, 170, 180, 190])('the recommended desk fits a person of %d cm', (stature) => {
  expect(Object.values(deskFindings(sit(deskFor(stature, fitting)).measures))).toEqual(Array(6).fill('fits'));
});

test.each(examples.slice(1))('the example desk "$name" does not fit', ({ rule }) => {
  expect(Object.values(deskFindings(sit(deskFor(170, rule)).measures)).every(isFitting)).toBe(false);
});

describe('the drawn person’s limbs keep their lengths at every desk', () => {
  const extremes = Object.entries(bounds).flatMap(([name, { from, to }]) => [
    { [name]: from },
    { [name]: to },
  ]);
  test.each(extremes)('with the settings %j', (changed) => {
    const { scale, hip, knee, ankle, shoulder, elbow, wrist } = at(changed);
    const rest = sit(fittingDesk);
    const lengthOf = (from: typeof hip, to: typeof hip) => Math.hypot(to.x - from.x, to.y - from.y);
    expect(lengthOf(hip, knee)).toBeCloseTo(lengthOf(rest.hip, rest.knee) * scale);
    expect(lengthOf(knee, ankle)).toBeCloseTo(lengthOf(rest.knee, rest.ankle) * scale);
    expect(lengthOf(shoulder, elbow)).toBeCloseTo(lengthOf(rest.shoulder, rest.elbow) * scale);
    expect(lengthOf(elbow, wrist)).toBeCloseTo(lengthOf(rest.elbow, rest.wrist) * scale);
  });
});

test('a lower seat decreases the knee angle, and a seat that is too high lifts the feet off the floor', () => {
  expect(at({ seat: 36 }).measures.knees).toBeLessThan(at({ seat: 44 }).measures.knees);
  expect(at({ seat: 44 }).measures.feetSupported).toBe(true);
  expect(found({ seat: 54 }).seat).toBe('feet in the air');
});

test('feet that hang stay above the floor, at every seat and for every body', () => {
  for (let stature = bounds.stature.from; stature <= bounds.stature.to; stature += 5)
    for (let seat = bounds.seat.from; seat <= bounds.seat.to; seat += 1) {
      const { shoe, farShoe } = deform(outlines, rest, at({ stature, seat }));
      const numbers = [...`${shoe} ${farShoe}`.matchAll(/-?[\d.]+/g)].map(Number);
      const lowest = Math.max(...numbers.filter((_, index) => index % 2 === 1));
      expect(lowest).toBeLessThanOrEqual(floor + 1);
    }
});

test('a seat that fits a tall person is too high for a short one', () => {
  expect(found({ stature: 190, seat: 50 }).seat).toBe('fits');
  expect(found({ stature: 150, seat: 50 }).seat).toBe('feet in the air');
});

test('a higher keyboard decreases the elbow angle, and a higher seat increases it', () => {
  expect(found({ keyboard: 74 }).keyboard).toBe('too high');
  expect(at({ keyboard: 74, seat: 52 }).measures.elbows).toBeGreaterThan(
    at({ keyboard: 74 }).measures.elbows,
  );
});

test('armrests that are too high push the shoulders up', () => {
  expect(at({}).shrug).toBe(0);
  expect(at({ armrests: 26 }).shrug).toBeGreaterThan(0);
  expect(found({ armrests: 26 }).armrests).toBe('too high');
});

test('a higher seat makes the same screen lower relative to the eyes', () => {
  const raised = at({ seat: 49 }).measures.screenAboveEyes;
  expect(at({}).measures.screenAboveEyes - raised).toBe(5);
});

test('the screen has the set distance from the eyes', () => {
  const { levelEye, screenTop } = at({ screenDistance: 50, back: 120 });
  expect((screenTop.x - levelEye.x) / unitsPerCentimeter).toBeCloseTo(50);
});

test('every setting within its bounds gives a posture without NaN', () => {
  for (const name of Object.keys(bounds) as SliderName[]) {
    for (const value of [bounds[name].from, bounds[name].to]) {
      expect(JSON.stringify(at({ [name]: value }))).not.toContain('null');
    }
  }
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

  test.each(deskParts)('the gold band of $name covers exactly the values that fit', ({ part }) => {
    const { from, to } = bounds[part];
    const wrong = desks.flatMap((desk) => {
      const { band } = read(part, desk);
      return walk(part, desk).filter(({ value, state }) => {
        const percent = ((value - from) / (to - from)) * 100;
        return isFitting(state) !== (band.to > 0 && percent >= band.from && percent <= band.to);
      });
    });
    expect(wrong).toEqual([]);
  });

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

  test.each(deskParts)('the drawing agrees with the check if $name fits', ({ part }) => {
    const wrong = desks
      .flatMap((desk) => walk(part, desk))
      .filter(({ state }) => state === 'fits')
      .filter(({ posture: { measures, knee, hip } }) => {
        const holds = {
          seat: measures.feetSupported && Math.abs(knee.y - hip.y) < 0.2 * Math.abs(knee.x - hip.x),
          back: measures.back >= 95 && measures.back <= 110,
          keyboard: measures.elbows >= 90 && measures.elbows <= 110 && !measures.keysLiftArms,
          armrests: Math.abs(measures.armrestBelowElbow) <= 3,
          screenHeight: measures.gazeDown > 0 && measures.screenAboveEyes <= 2,
          screenDistance: measures.screenDistance >= 39 && measures.screenDistance <= 78,
        };
        return !holds[part];
      });
    expect(wrong).toEqual([]);
  });

  test('the reported screen height is the drawn one, even if the desk lifts the screen above the slider', () => {
    const desk = { ...fittingDesk, keyboard: 80, screenHeight: 84 };
    const { screenTop } = sit(desk);
    expect(read('screenHeight', desk).value).toContain(
      `(${Math.round((floor - screenTop.y) / unitsPerCentimeter)} cm)`,
    );
  });

  test('a keyboard that is too high does not fit because the arms are lifted to it', () => {
    const lifted = { ...fittingDesk, stature: 150, seat: 38, armrests: 16, keyboard: 78 };
    expect(sit(lifted).measures.elbows).toBe(90);
    expect(deskFindings(sit(lifted).measures).keyboard).toBe('too high');
  });
});
