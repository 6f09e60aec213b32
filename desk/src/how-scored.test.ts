import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { coverageText, pointChanges, pointChangesText, subtraction } from './how-scored.ts';
import { score } from './scoring.ts';
import { scoreKinds } from './weights.ts';

const fits = { glare: 'no glare', light: 'good', breaks: 'at least hourly', mouseReach: 'close' } as const;
const anyFindings = fc.record(
  Object.fromEntries(factorNames.map((factor) => [factor, fc.constantFrom(...factors[factor].states)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Findings>;
const scores = ({ workstationScore, posturalScore }: ReturnType<typeof score>) => ({
  workstation: workstationScore,
  posture: posturalScore,
});

test('a score is ten minus the points of each finding', () => {
  const scoring = score({ ...fits, screenHeight: 'too low', seatHeight: 'too high' });
  expect(subtraction(scoring, 'workstation')).toEqual([
    { text: 'Every desk starts with', points: '10' },
    { text: 'Your screen is too low, so you look down at it.', points: '−3' },
    { text: 'Your seat is too high, so its edge presses on your thighs.', points: '−2' },
    { text: 'Your workstation score', points: '5' },
  ]);
  expect(subtraction(scoring, 'posture')).toEqual([
    { text: 'Every desk starts with', points: '10' },
    { text: 'Your seat is too high, so its edge presses on your thighs.', points: '−2.5' },
    {
      text: 'Your head bends down or forward while you look at the screen. (We inferred this.)',
      points: '−2.5',
    },
    { text: 'Your posture score', points: '5' },
  ]);
});

test('the limit of 6 has a line of its own', () => {
  expect(subtraction(score({ glare: 'glare' }), 'posture')).toEqual([
    { text: 'Every desk starts with', points: '10' },
    { text: 'At most 6 for a first impression', points: '−4' },
    { text: 'Your posture score', points: '6' },
  ]);
  const { light: _, ...three } = fits;
  expect(subtraction(score({ ...three, armrestSurface: 'hard' }), 'workstation')[2]).toEqual({
    text: 'At most 6 until we know of four things that fit',
    points: '−3',
  });
  expect(coverageText(score({ glare: 'glare' }))).toContain('first impression');
  expect(coverageText(score({ ...fits, screenHeight: 'fits' }))).toBe(
    'Based on 5 of 18 things that matter at this desk.',
  );
});

test('the lines add up to the score for any findings', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      for (const kind of scoreKinds) {
        const points = subtraction(score(findings), kind).map((line) =>
          Number(line.points.replace('−', '-')),
        );
        expect(points.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(points.at(-1));
      }
    }),
  );
});

test('resolved findings add points, new ones subtract', () => {
  const before = score({ ...fits, screenHeight: 'too low', neck: 'upright' });
  const after = score({ ...fits, screenHeight: 'fits', neck: 'upright', wrists: 'bent up' });
  expect(pointChanges(before, after)).toEqual([
    { score: 'workstation', factor: 'screenHeight', points: 4 },
    { score: 'posture', factor: 'wrists', points: -4 },
  ]);
  expect(pointChangesText(pointChanges(before, after))).toBe('Workstation +4, posture −4');
});

test('point changes add up to the difference of the scores of any two desks', () => {
  // Enough that fits, so that neither is a first impression.
  const known: Partial<Record<Factor, FactorState>> = fits;
  fc.assert(
    fc.property(anyFindings, anyFindings, (one, other) => {
      const [before, after] = [
        score({ ...one, ...known } as Findings),
        score({ ...other, ...known } as Findings),
      ];
      const given = pointChanges(before, after);
      for (const kind of scoreKinds) {
        const sum = given
          .filter((each) => each.score === kind)
          .reduce((total, { points }) => total + points, 0);
        expect(scores(after)[kind] - scores(before)[kind]).toBe(sum);
      }
    }),
  );
});

test('a person who works standing is not told about their chair', () => {
  const findings = { chairAdjustment: 'fixed', lumbarSupport: 'missing' } as const;
  const lines = subtraction(score(findings, { seat: 'standing' }), 'workstation').map(({ text }) => text);
  expect(lines).toContain('You work standing, without a chair to adjust.');
  expect(lines).toContain('You work standing, without a backrest.');
  expect(lines.join(' ')).not.toContain('Your chair');
});
