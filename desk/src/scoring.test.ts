import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import texts from '../texts/weights.json' with { type: 'json' };
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { score } from './scoring.ts';
import { devices, type Setting, seats } from './setting.ts';
import { scoreKinds, weightOf } from './weights.ts';

type SomeFindings = Partial<Record<Factor, FactorState>>;
const scored = (findings: SomeFindings, setting: Setting = {}) => score(findings as Findings, setting);
const both = (...desk: Parameters<typeof scored>) => {
  const { workstationScore, posturalScore } = scored(...desk);
  return [workstationScore, posturalScore];
};
const suiting: SomeFindings = Object.fromEntries(
  factorNames.map((factor) => [factor, factors[factor].states[0]]),
);

/** Every state that weighs, with its weights. */
const faults = factorNames.flatMap((factor) =>
  factors[factor].states.flatMap((state) => {
    const weights = scoreKinds.map((kind) => weightOf(kind, factor, state));
    return weights.some((weight) => weight > 0) ? [{ factor, state, weights }] : [];
  }),
);

test('the table of weights names states that exist', () => {
  const named = Object.values(texts).flatMap((of) => Object.entries(of));
  for (const [factor, states] of named)
    expect(factors[factor as Factor].states).toEqual(expect.arrayContaining(Object.keys(states)));
});

test('a fault alone takes the share of its weight', () => {
  // With all else told and right nothing is implied, and the table alone decides.
  for (const { factor, state, weights } of faults)
    expect([factor, state, both({ ...suiting, [factor]: state })]).toEqual([
      ...[factor, state, weights.map((weight) => Math.round(70 / (7 + weight)))],
    ]);
});

test('we start at 5, what is right adds half a point, and what strains takes its share', () => {
  expect(both({})).toEqual([5, 5]);
  const right = factorNames.filter((factor) => factor !== 'duration');
  for (const [count, most] of [
    [2, 6],
    [4, 7],
    [6, 8],
    [8, 9],
    [10, 10],
    [20, 10],
  ] as const) {
    const some = Object.fromEntries(right.slice(-count).map((factor) => [factor, suiting[factor]]));
    expect(both(some)).toEqual([most, most]);
  }
  // Four things are right, and 2.5 and 4.5 strain.
  const known = { seatHeight: 'fits', lumbarSupport: 'supported', screenPlace: 'straight ahead' } as const;
  const desk = {
    ...known,
    glare: 'no glare',
    laptop: 'flat',
    neck: 'bent forward',
    breaks: 'rarer',
  } as const;
  expect(both(desk)).toEqual([5, 4]);
  for (const duration of factors.duration.states) {
    expect(both({ ...suiting, duration })).toEqual([10, 10]);
    expect(both({ ...desk, duration })).toEqual([5, 4]);
  }
});

test('a flat laptop counts in place of a screen that is too low', () => {
  const flat = both({ ...suiting, laptop: 'flat' });
  expect(both({ ...suiting, laptop: 'flat', screenHeight: 'too low' })).toEqual(flat);
  expect(both({ ...suiting, laptop: 'flat', screenHeight: 'too high' })[0]).toBeLessThan(flat[0] ?? 0);
});

test('fewer than four stated factors give a first impression; implied ones do not count as stated', () => {
  const three: SomeFindings = { glare: 'no glare', breaks: 'at least hourly', neck: 'upright' };
  expect(scored({ ...three, duration: 'over 4 hours' }).isFirstImpression).toBe(true);
  expect(scored({ ...three, light: 'good' }).isFirstImpression).toBe(false);
  expect(scored({}, { seat: 'couch', device: 'laptop' }).isFirstImpression).toBe(true);
});

describe('findings implied by furniture', () => {
  const supports = { lumbarSupport: 'missing', armrests: 'none' } as const;
  const unsupported = { ...supports, chairAdjustment: 'fixed', trunk: 'slumped' } as const;
  const lounging = { ...unsupported, laptop: 'flat', neck: 'bent forward' } as const;

  test.each<[NonNullable<Setting['seat']>, SomeFindings]>([
    ['couch', lounging],
    ['bed', lounging],
    ['stool', supports],
    ['kitchen chair', { ...supports, chairAdjustment: 'fixed' }],
    ['office chair', {}],
    ['wheelchair', {}],
    ['standing', {}],
  ])('a laptop used at a %s implies %j', (seat, implied) => {
    expect(scored({}, { seat, device: 'laptop' }).implied).toEqual(implied);
  });

  test('a stated finding overrides an implied one', () => {
    const said: SomeFindings = { trunk: 'carried', lumbarSupport: 'supported', laptop: 'raised' };
    expect(scored(said, { seat: 'couch', device: 'laptop' }).implied).toEqual({
      chairAdjustment: 'fixed',
      armrests: 'none',
    });
    expect(
      scored({ screenHeight: 'fits' }, { seat: 'bed', device: 'laptop' }).implied.laptop,
    ).toBeUndefined();
  });
});

test('what is implied weighs half of the lightest state, and counts less than the same said', () => {
  const weights = (...desk: Parameters<typeof scored>) =>
    Object.fromEntries(
      scored(...desk).points.map(({ score: kind, factor, weight }) => [`${kind} ${factor}`, weight]),
    );
  expect(weights({}, { seat: 'couch', device: 'laptop' })).toEqual({
    'workstation chairAdjustment': 1,
    'workstation lumbarSupport': 1,
    'workstation armrests': 0.5,
    'workstation laptop': 1.25,
    'posture trunk': 1.5,
    'posture neck': 1.25,
  });
  expect(weights({ lumbarSupport: 'missing' }, { seat: 'couch' })).toMatchObject({
    'posture lumbarSupport': 2,
  });
});

test('what does not apply to a desk is not unknown', () => {
  const unknown = (findings: SomeFindings, setting: Setting = {}) =>
    scored(findings, setting).unknown as readonly Factor[];
  expect(unknown({ screenHeight: 'fits' })).toHaveLength(17);
  expect(unknown({})).not.toContain('armrestSurface');
  expect(unknown({ armrests: 'too high' })).toContain('armrestSurface');
  expect(unknown({}, { device: 'laptop' })).toContain('laptop');
  expect(unknown({ laptop: 'flat' })).not.toContain('screenHeight');
  expect(unknown({ phoneReach: 'far' })).toContain('phoneHold');
  expect(unknown({ handsFree: 'available' })).not.toContain('phoneHold');
  expect(unknown({}, { seat: 'standing' })).not.toContain('lumbarSupport');
  expect(unknown({}, { device: 'tablet' })).not.toContain('mouseReach');
  expect(unknown({}, { seat: 'couch' })).not.toContain('seatDepth');
  expect(unknown({ screenHeight: 'fits', duration: 'over 4 hours' })).not.toContain('duration');
});

describe('any findings', () => {
  const anyFindings: fc.Arbitrary<SomeFindings> = fc.record(
    Object.fromEntries(factorNames.map((factor) => [factor, fc.constantFrom(...factors[factor].states)])),
    { requiredKeys: [] },
  );
  const anySetting = fc.record(
    { seat: fc.constantFrom(...seats), device: fc.constantFrom(...devices) },
    { requiredKeys: [] },
  );
  const anyFault = fc.constantFrom(...faults);

  test('scores are whole numbers from 0 to 10', () => {
    fc.assert(
      fc.property(anyFindings, anySetting, (findings, setting) => {
        for (const value of both(findings, setting))
          expect(Number.isInteger(value) && value >= 0 && value <= 10).toBe(true);
      }),
    );
  });

  test('one more fault never raises a score', () => {
    fc.assert(
      fc.property(anyFindings, anySetting, anyFault, (findings, setting, { factor, state }) => {
        const after = both({ ...findings, [factor]: state }, setting);
        const { [factor]: _, ...silent } = findings;
        for (const before of [
          both(silent, setting),
          both({ ...silent, [factor]: factors[factor].states[0] }, setting),
        ]) {
          for (const at of [0, 1]) expect(after[at]).toBeLessThanOrEqual(before[at] ?? 0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('a fault that weighs more in both scores never scores better', () => {
    fc.assert(
      fc.property(anyFindings, anySetting, anyFault, anyFault, (findings, setting, one, other) => {
        fc.pre(
          one.factor === other.factor &&
            one.weights.every((weight, at) => weight >= (other.weights[at] ?? 0)),
        );
        const [worse, better] = [one, other].map(({ factor, state }) =>
          both({ ...findings, [factor]: state }, setting),
        );
        for (const at of [0, 1]) expect(worse?.[at]).toBeLessThanOrEqual(better?.[at] ?? 0);
      }),
      { numRuns: 500, maxSkipsPerRun: 1_000 },
    );
  });
});
