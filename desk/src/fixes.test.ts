import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import {
  isCovered,
  painsIn,
  type RankedFix,
  rankedFixes,
  scoreAfterText,
  tierOf,
  withFixes,
} from './fixes.ts';
import { score } from './scoring.ts';

type SomeFindings = Partial<Record<Factor, FactorState>>;
const scored = (findings: SomeFindings) => score(findings as Findings);
const ranked = (findings: SomeFindings) => rankedFixes(scored(findings));
function orderOf(findings: SomeFindings, discomfort = '', asked: Factor[] = []) {
  const tier = ({ factor }: RankedFix) => tierOf(factor, painsIn(discomfort), asked, findings as Findings);
  return ranked(findings)
    .toSorted((one, other) => tier(one) - tier(other))
    .map(({ factor }) => factor);
}

test('a desk with only suitable or no findings has no fixes', () => {
  expect(ranked({})).toEqual([]);
  expect(ranked(Object.fromEntries(factorNames.map((name) => [name, factors[name].states[0]])))).toEqual([]);
});

test('a flat laptop comes first and covers its low screen', () => {
  const order = orderOf({
    laptop: 'flat',
    screenHeight: 'too low',
    mouseSurface: 'different from the keyboard',
    seatHeight: 'feet in the air',
    light: 'too dim',
  });
  expect(order).toEqual(['laptop', 'seatHeight', 'mouseSurface', 'light']);
});

test('a flat laptop does not cover a screen that is too high', () => {
  expect(orderOf({ laptop: 'flat', screenHeight: 'too high', glare: 'glare' })).toEqual([
    ...['laptop', 'screenHeight', 'glare'],
  ]);
});

test('a fix without weight comes last and is not marked as first', () => {
  const fixes = ranked({
    keyboardHeight: 'too low',
    light: 'too dim',
    glare: 'glare',
    duration: 'over 4 hours',
  });
  expect(fixes.map(({ factor, score: kind }) => [factor, kind])).toEqual([
    ['glare', 'workstation'],
    ['light', 'workstation'],
    ['keyboardHeight', 'workstation'],
    ['duration', null],
  ]);
});

test('of fixes that weigh the same, the one for what hurts or what was asked for comes first', () => {
  const findings = { mouseSurface: 'different from the keyboard', glare: 'glare' } as const;
  const first = (pain: string, asked: Factor[] = []) => orderOf(findings, pain, asked)[0];
  expect([first('my eyes'), first('my wrist')]).toEqual(['glare', 'mouseSurface']);
  expect([first('', ['glare']), first('', ['mouseSurface'])]).toEqual(['glare', 'mouseSurface']);
});

describe('consequences of a finding', () => {
  test('a consequence that the cause’s fix solves has no fix, and its weight counts for the cause', () => {
    const fixes = ranked({ screenPlace: 'to the side', duration: 'over 4 hours', mouseGrip: 'pinched' });
    expect(fixes.map(({ factor, score: kind }) => [factor, kind])).toEqual([
      ['screenPlace', 'workstation'],
      ['mouseGrip', 'posture'],
      ['duration', null],
    ]);
  });

  test('a stated consequence of a stated cause has no fix either', () => {
    expect(orderOf({ neckTurn: 'turned', screenPlace: 'to the side', glare: 'glare' })).toEqual([
      ...['screenPlace', 'glare'],
    ]);
    expect(
      orderOf({ workSurface: 'too high', keyboardHeight: 'too high', keyboardAdjustment: 'fixed' }),
    ).toEqual(['workSurface']);
    expect(orderOf({ keyboardHeight: 'too low', keyboardAdjustment: 'fixed' })).toContain(
      'keyboardAdjustment',
    );
  });

  test('long hours have a fix only if nothing is known about breaks', () => {
    expect(orderOf({ duration: 'over 4 hours' })).toEqual(['duration']);
    expect(orderOf({ duration: 'over 4 hours', breaks: 'at least hourly' })).toEqual([]);
    expect(orderOf({ duration: 'over 4 hours', breaks: 'rarer' })).toEqual(['breaks']);
  });
});

describe('discomfort', () => {
  const desk: SomeFindings = {
    chairAdjustment: 'fixed',
    mouseSurface: 'different from the keyboard',
    glare: 'glare',
  };
  const lowScreen: SomeFindings = { ...desk, screenHeight: 'too low', neck: 'upright' };

  test.each<[string, Factor]>([
    ['My lower back aches by noon', 'chairAdjustment'],
    ['tired eyes', 'glare'],
    ['No back pain, but my eyes burn', 'glare'],
  ])('“%s” puts %s first among fixes of equal weight', (discomfort, factor) => {
    expect(orderOf(desk, discomfort)[0]).toBe(factor);
  });

  test('what does not hurt puts nothing first', () => {
    expect(orderOf(lowScreen, 'my back doesn’t hurt, my neck does')[0]).toBe('screenHeight');
    expect(orderOf(lowScreen)[0]).not.toBe('screenHeight');
  });

  test('what may ease what hurts comes before what weighs more', () => {
    const order = orderOf({ ...desk, screenPlace: 'to the side' }, 'lower back');
    expect(order.slice(0, 2)).toEqual(['chairAdjustment', 'screenPlace']);
  });
});

describe('any findings', () => {
  const anyFindings = fc.record(
    Object.fromEntries(factorNames.map((factor) => [factor, fc.constantFrom(...factors[factor].states)])),
    { requiredKeys: [] },
  );

  test('every finding with a weight has exactly one fix, unless another fix covers it', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const scoring = scored(findings);
        const fixes = rankedFixes(scoring);
        const names = fixes.map(({ factor }) => factor);
        expect(new Set(names).size).toBe(names.length);
        const stated = scoring.points.filter(({ factor }) => scoring.findings[factor] !== undefined);
        for (const { factor, state } of stated) {
          if (!isCovered(scoring, factor, state)) expect(names).toContain(factor);
        }
        for (const { factor, state } of fixes)
          expect({ ...scoring.implied, ...findings }[factor]).toBe(state);
        expect(fixes.map(({ rank }) => rank)).toEqual(fixes.map((_, index) => index + 1));
        expect(fixes.filter(({ isFirst }) => isFirst)).toHaveLength(
          Math.min(3, fixes.filter((fix) => fix.score !== null).length),
        );
      }),
      { numRuns: 300 },
    );
  });
});

test('the scores with the first fixes done count what goes away with them, too', () => {
  const before = score(
    { laptop: 'flat', screenHeight: 'too low', trunk: 'slumped', lumbarSupport: 'missing' },
    { seat: 'kitchen chair', device: 'laptop' },
  );
  const first = rankedFixes(before).filter(({ isFirst }) => isFirst);
  const after = withFixes(before, first);
  expect(after.posturalScore).toBeGreaterThan(before.posturalScore);
  expect(after.implied.neck).toBeUndefined();
});

test('beside a score stands what the first fixes make of it, if they raise it', () => {
  const text = (findings: SomeFindings, kind: 'workstation' | 'posture') => {
    const scoring = scored(findings);
    return scoreAfterText(scoring, rankedFixes(scoring), kind);
  };
  const desk = { glare: 'glare', screenHeight: 'too low', mouseReach: 'reaching', trunk: 'slumped' } as const;
  expect(text(desk, 'workstation')).toMatch(/^With these three, about [56]$/);
  expect(text({ glare: 'glare' }, 'workstation')).toBe('With this one, about 6');
  expect(text({ breaks: 'at least hourly' }, 'posture')).toBeUndefined();
  const { method: _, ...earlier } = scored(desk);
  expect(scoreAfterText(earlier, rankedFixes(earlier), 'workstation')).toBeUndefined();
});
