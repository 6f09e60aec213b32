import type { Assessment } from '@practice/contract/assessments';

export const frame = { width: 480, height: 200, left: 34, right: 16, top: 12, bottom: 32 };

interface ChartPoint extends Assessment {
  x: number;
}

type Score = 'workstationScore' | 'posturalScore';

export function chartOf(assessments: readonly Assessment[]): ChartPoint[] {
  const scored = assessments
    .filter(({ workstationScore, posturalScore }) => workstationScore !== null || posturalScore !== null)
    .toSorted((one, other) => one.assessmentDate.localeCompare(other.assessmentDate) || one.id - other.id);
  const times = scored.map(({ assessmentDate }) => Date.parse(assessmentDate));
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  // Leaves space for the marks at both ends.
  const [start, end] = [frame.left + 8, frame.width - frame.right];
  return scored.map((assessment, at) => {
    const share =
      to > from ? ((times[at] ?? from) - from) / (to - from) : at / Math.max(1, scored.length - 1);
    return { ...assessment, x: round(start + share * (end - start)) };
  });
}

export function marksOf(points: readonly ChartPoint[], which: Score) {
  return points.flatMap(({ id, x, [which]: score }) => (score === null ? [] : { id, x, y: heightOf(score) }));
}

export function lineOf(points: readonly ChartPoint[], which: Score): string {
  return marksOf(points, which)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

export function heightOf(score: number): number {
  const { height, top, bottom } = frame;
  return round(top + (1 - score / 10) * (height - top - bottom));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
