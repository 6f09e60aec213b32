import { expect, test } from '@jest/globals';
import type { Assessment } from '@practice/contract/assessments';
import { chartOf, marksOf } from './score-chart.ts';

const on = (id: number, date: string, workstationScore: number | null, posturalScore: number | null) =>
  ({
    id,
    assessmentDate: `${date}T15:00:00.000Z`,
    workstationScore,
    posturalScore,
  }) as Assessment;

test('the score chart orders and spaces its points by date', () => {
  const points = chartOf([on(3, '2026-01-11', 9, 8), on(2, '2026-01-02', 6, 6), on(1, '2026-01-01', 4, 5)]);
  expect(points.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(points.map(({ x }) => x)).toEqual([42, 84.2, 464]);
  const heights = marksOf(points, 'workstationScore').map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
});

test('the score chart omits missing scores and assessments without scores', () => {
  const points = chartOf([on(1, '2026-01-01', null, 5), on(2, '2026-01-01', null, null)]);
  expect(points).toHaveLength(1);
  expect(marksOf(points, 'workstationScore')).toEqual([]);
  expect(marksOf(points, 'posturalScore')).toHaveLength(1);
});
