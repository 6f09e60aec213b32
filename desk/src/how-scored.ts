import { findingIn } from './advice-by-setting.ts';
import type { Factor } from './factors.ts';
import { type AssessmentScoring, lossOf, mostFor, sharesOf } from './scoring.ts';
import { type ScoreKind, scoreKinds } from './weights.ts';

export const scoreNames: Readonly<Record<ScoreKind, string>> = {
  workstation: 'Workstation',
  posture: 'Posture',
};

export interface SubtractionLine {
  text: string;
  /** Points, with a sign where they are subtracted: '10', '−2.5'. */
  points: string;
}

export function subtraction(scoring: AssessmentScoring, kind: ScoreKind): SubtractionLine[] {
  const left = kind === 'workstation' ? scoring.workstationScore : scoring.posturalScore;
  const own = scoring.points.filter((each) => each.score === kind);
  const taken = own.reduce((sum, { took }) => sum + took, 0);
  const beyond = 10 - taken - left;
  const limit = scoring.isFirstImpression
    ? 'At most 6 for a first impression'
    : scoring.setting.without
      ? `At most ${mostFor(scoring.setting)}, since we can’t judge what may matter most to you`
      : 'At most 6 until we know of four things that fit';
  return [
    { text: 'Every desk starts with', points: '10' },
    ...own.map(({ factor, state, took }) => ({
      text: `${findingIn(scoring, factor, state)}${scoring.findings[factor] === undefined ? ' (We inferred this.)' : ''}`,
      points: minus(took),
    })),
    ...(beyond > 0 ? [{ text: limit, points: minus(beyond) }] : []),
    { text: `Your ${scoreNames[kind].toLowerCase()} score`, points: String(left) },
  ];
}

export function coverageText({ known, unknown, isFirstImpression }: AssessmentScoring): string {
  const count = `Based on ${known} of ${known + unknown.length} things that matter at this desk.`;
  return isFirstImpression
    ? `${count} That’s not much, so this is a first impression, and neither score goes above 6.`
    : count;
}

export const methodText =
  'Each score starts at 10, and every finding takes something from it: the more it strains you, the more it takes. The first problems cost the most points; each further one costs a little less.';

export interface PointChange {
  score: ScoreKind;
  factor: Factor;
  points: number;
}

/** The points that each factor gave back. Those of a score add up to its difference, unless one of both was limited to 6. */
export function pointChanges(before: AssessmentScoring, after: AssessmentScoring): PointChange[] {
  return scoreKinds.flatMap((score) => {
    const [earlier, later] = [before, after].map(
      ({ points }) =>
        new Map(points.filter((each) => each.score === score).map((each) => [each.factor, each.weight])),
    ) as [Map<Factor, number>, Map<Factor, number>];
    const changes = [...new Set([...earlier.keys(), ...later.keys()])].map((factor) => {
      const [was, is] = [earlier.get(factor) ?? 0, later.get(factor) ?? 0];
      return { factor, less: Math.max(0, was - is), more: Math.max(0, is - was), kept: Math.min(was, is) };
    });
    const kept = lossOf(changes.map((each) => each.kept));
    const back = sharesOf(
      lossOf([...earlier.values()]) - kept,
      changes.map(({ less }) => less),
    );
    const taken = sharesOf(
      lossOf([...later.values()]) - kept,
      changes.map(({ more }) => more),
    );
    return changes
      .map(({ factor }, at) => ({ score, factor, points: (back[at] ?? 0) - (taken[at] ?? 0) }))
      .filter(({ points }) => points !== 0);
  });
}

export function pointChangesText(changes: readonly PointChange[]): string {
  const words = changes
    .map(({ score, points }) => `${score} ${points < 0 ? minus(-points) : `+${points}`}`)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const minus = (points: number) => (points === 0 ? '0' : `−${points}`);
