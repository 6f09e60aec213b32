import { expect, test } from '@jest/globals';
import type { Assessment } from '@practice/contract/assessments';
import { chartOf } from './score-chart.ts';

const frame = { width: 640, height: 200, left: 30, right: 20, top: 10, bottom: 30 };
const on = (id: number, date: string, workstationScore: number | null, posturalScore: number | null) =>
  ({
    id,
    assessmentDate: `${date}T15:00:00.000Z`,
    workstationScore,
    posturalScore,
    scoringMethod: 2,
  }) as Assessment;

test('runs from the oldest to the newest, as far apart as their days are', () => {
  const points = chartOf(
    [on(3, '2026-01-11', 9, 8), on(2, '2026-01-02', 6, 6), on(1, '2026-01-01', 4, 5)],
    frame,
  );
  expect(points.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(points.map(({ x }) => x)).toEqual([38, 96.2, 620]);
  const heights = points.map(({ workstation }) => workstation ?? 0);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
});

test('what was not judged has no mark, and without any score it is no part of it', () => {
  const points = chartOf([on(1, '2026-01-01', null, 5), on(2, '2026-01-01', null, null)], frame);
  expect(points).toHaveLength(1);
  expect(points[0]).toMatchObject({ workstation: undefined, scores: { workstation: null, posture: 5 } });
});

test('a new way of scoring is a new line, a therapist’s scores between belong to either', () => {
  const methods = [1, null, 1, 2, null, 2];
  const assessments = methods.map((scoringMethod, at) => ({
    ...on(at, `2026-01-0${at + 1}`, 5, 5),
    scoringMethod,
  }));
  const fresh = chartOf(assessments, frame).filter(({ isNewScale }) => isNewScale);
  expect(fresh.map(({ id }) => id)).toEqual([3]);
});
