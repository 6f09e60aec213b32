import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Findings, factorNames, factors } from './factors.ts';
import { coverageText, methodOf, pointChanges, sumLines } from './how-scored.ts';
import { score } from './scoring.ts';
import type { Setting } from './setting.ts';
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

test('a score starts at 5, rises by what is right, and falls by the share of each strain', () => {
  const scoring = score({ ...fits, screenHeight: 'too low', seatHeight: 'too high' });
  expect(sumLines(scoring, 'workstation')).toEqual([
    { text: 'We start at', points: '5' },
    { text: '4 things are right, half a point each', points: '+2' },
    { text: 'Your screen is too low, so you look down at it.', points: '−1.3' },
    { text: 'Your seat is too high, so its edge presses on your thighs.', points: '−1' },
    { text: 'Rounded to a whole number', points: '+0.3' },
    { text: 'Your workstation score', points: '5' },
  ]);
  expect(sumLines(scoring, 'posture')).toContainEqual({
    text: 'Your head bends down or forward while you look at the screen. (We inferred this, so it counts half at most.)',
    points: '−0.9',
  });
});

test('a limit has a line of its own', () => {
  const texts = (scoring: ReturnType<typeof score>) =>
    sumLines(scoring, 'workstation').map(({ text, points }) => `${text} ${points}`);
  const right = Object.fromEntries(factorNames.map((factor) => [factor, factors[factor].states[0]]));
  expect(texts(score(right as Findings))).toContain('No more than 10 −12');
  expect(texts(score(right as Findings, { without: ['hands'] }))).toContain(
    'At most 7, since we can’t judge what may matter most to you −3',
  );
  expect(coverageText(score({ glare: 'glare' }))).toContain('first impression');
});

test('what was saved by the earlier formula is explained as scored differently then', () => {
  const { method: _, ...earlier } = score({ glare: 'glare' });
  expect(methodOf(earlier)).toContain('scored differently then');
  expect(sumLines(earlier, 'workstation')).toEqual([]);
  expect(pointChanges(earlier, score({ glare: 'no glare' }))).toEqual([]);
});

test('the lines add up to the score for any findings', () => {
  fc.assert(
    fc.property(
      anyFindings,
      fc.constantFrom<Setting>({}, { seat: 'couch' }, { without: ['sight'] }),
      (findings, setting) => {
        for (const kind of scoreKinds) {
          const tenths = sumLines(score(findings, setting), kind).map((line) =>
            Math.round(10 * Number(line.points.replace('−', '-'))),
          );
          expect(tenths.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(tenths.at(-1));
        }
      },
    ),
  );
});

test('point changes add up to the difference of the scores of any two desks', () => {
  fc.assert(
    fc.property(anyFindings, anyFindings, (one, other) => {
      const [before, after] = [score(one), score(other)];
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
  const lines = sumLines(score(findings, { seat: 'standing' }), 'workstation').map(({ text }) => text);
  expect(lines).toContain('You work standing, without a chair to adjust.');
  expect(lines).toContain('You work standing, without a backrest.');
  expect(lines.join(' ')).not.toContain('Your chair');
});
