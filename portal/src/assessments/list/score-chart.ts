import { type Assessment, isScoredAlike } from '@practice/contract/assessments';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface ChartPoint {
  id: number;
  assessmentDate: string;
  x: number;
  /** From the top; undefined when it was not evaluated. */
  workstation: number | undefined;
  posture: number | undefined;
  /** Scored by another method than the one before, so no line connects them. */
  isNewScale: boolean;
  scores: { workstation: number | null; posture: number | null };
}

/** Assessments with a score, oldest first, spaced by date. */
export function chartOf(assessments: readonly Assessment[], frame: Frame): ChartPoint[] {
  const scored = assessments
    .filter(({ workstationScore, posturalScore }) => workstationScore !== null || posturalScore !== null)
    .toSorted((one, other) => one.assessmentDate.localeCompare(other.assessmentDate) || one.id - other.id);
  const times = scored.map(({ assessmentDate }) => Date.parse(assessmentDate));
  const [from = 0, to = 0] = [times[0], times.at(-1)];
  // Leaves space for the marks at both ends.
  const [start, end] = [frame.left + 8, frame.width - frame.right];
  return scored.map((assessment, at) => {
    const { id, assessmentDate, workstationScore, posturalScore } = assessment;
    const byTool = scored.slice(0, at).findLast(({ scoringMethod }) => scoringMethod !== null);
    const share =
      to > from ? ((times[at] ?? from) - from) / (to - from) : at / Math.max(1, scored.length - 1);
    const y = (score: number | null) => (score === null ? undefined : heightOf(score, frame));
    return {
      id,
      assessmentDate,
      x: Math.round((start + share * (end - start)) * 10) / 10,
      workstation: y(workstationScore),
      posture: y(posturalScore),
      isNewScale: byTool !== undefined && !isScoredAlike(byTool, assessment),
      scores: { workstation: workstationScore, posture: posturalScore },
    };
  });
}

export function heightOf(score: number, { height, top, bottom }: Frame): number {
  return Math.round((top + (1 - score / 10) * (height - top - bottom)) * 10) / 10;
}
