import { findingIn } from './advice-by-setting.ts';
import { type Factor, factorNames } from './factors.ts';
import {
  type AssessmentScoring,
  exactScore,
  isScoredDifferently,
  mostFor,
  scoreOf,
  startOf,
  strainOf,
  suitable,
} from './scoring.ts';
import { type ScoreKind, scoreKinds } from './weights.ts';

export const scoreNames: Readonly<Record<ScoreKind, string>> = {
  workstation: 'Workstation',
  posture: 'Posture',
};

export interface SumLine {
  text: string;
  /** Signed if added or subtracted: '5', '+1.5', '−0.8'. */
  points: string;
}

/** To a tenth of a point; empty for another formula's score. */
export function sumLines(scoring: AssessmentScoring, kind: ScoreKind): SumLine[] {
  if (isScoredDifferently(scoring)) return [];
  const score = scoreOf(scoring, kind);
  const own = scoring.points.filter((each) => each.score === kind);
  const right = suitable(scoring.findings).length;
  const start = startOf(right);
  const exact = exactScore(right, strainOf(own, kind));
  const most = mostFor(scoring.setting);
  const shares = sharesOf(
    Math.round(10 * (start - exact)),
    own.map(({ weight }) => weight),
  );
  const left = tenths(start) - shares.reduce((sum, share) => sum + share, 0);
  const rounded = tenths(Math.round(exact));
  const lines: readonly (readonly [text: string, tenths: number])[] = [
    [right === 1 ? 'One thing is right' : `${right} things are right, half a point each`, 5 * right],
    ['No more than 10', tenths(start - 5) - 5 * right],
    ...own.map(({ factor, state }, at) => {
      const isImplied = scoring.findings[factor] === undefined;
      const note = isImplied ? ' (We inferred this, so it counts half at most.)' : '';
      return [`${findingIn(scoring, factor, state)}${note}`, -(shares[at] ?? 0)] as const;
    }),
    ['Rounded to a whole number', rounded - left],
    [`At most ${most}, since we can’t judge what may matter most to you`, tenths(score) - rounded],
  ];
  return [
    { text: 'We start at', points: '5' },
    ...lines
      .filter(([, points]) => points !== 0)
      .map(([text, points]) => ({ text, points: signed(points / 10) })),
    { text: `Your ${scoreNames[kind].toLowerCase()} score`, points: String(score) },
  ];
}

export function coverageText({ known, unknown, isFirstImpression }: AssessmentScoring): string {
  const count = `Based on ${known} of ${known + unknown.length} things that matter at this desk.`;
  return isFirstImpression ? `${count} That’s not much, so this is a first impression.` : count;
}

const methodText =
  'We start at 5. Each thing that is right adds half a point, up to 10. Then what strains you takes its share.';
const otherMethodText =
  'This desk was scored differently then: by another formula, so its scores don’t compare with today’s point by point.';

export const methodOf = (scoring: AssessmentScoring) =>
  isScoredDifferently(scoring) ? otherMethodText : methodText;

export interface PointChange {
  score: ScoreKind;
  factor: Factor;
  points: number;
}

/**
 * In half points that add up to the score's change unless it was capped; empty for another formula's score.
 */
export function pointChanges(before: AssessmentScoring, after: AssessmentScoring): PointChange[] {
  if (isScoredDifferently(before) || isScoredDifferently(after)) return [];
  return scoreKinds.flatMap((score) => {
    const [was, is] = [partsOf(before, score), partsOf(after, score)];
    // A desk with every improvement and nothing worse.
    const between = was.map(({ right, weight }, at) => ({
      right: Math.max(right, is[at]?.right ?? 0),
      weight: Math.min(weight, is[at]?.weight ?? 0),
    }));
    const moved = (from: Part[]) => {
      const alone = between.map((part, at) => exactOf(from.with(at, part)) - exactOf(from));
      return halvesOf(Math.round(exactOf(between)) - Math.round(exactOf(from)), alone);
    };
    const [back, taken] = [moved(was), moved(is)];
    return factorNames
      .map((factor, at) => ({ score, factor, points: (back[at] ?? 0) - (taken[at] ?? 0) }))
      .filter(({ points }) => points !== 0);
  });
}

interface Part {
  right: number;
  weight: number;
}

function partsOf({ findings, points }: AssessmentScoring, kind: ScoreKind): Part[] {
  const right = suitable(findings);
  const own = points.filter(({ score }) => score === kind);
  return factorNames.map((name) => ({
    right: Number(right.includes(name)),
    weight: own.find(({ factor }) => factor === name)?.weight ?? 0,
  }));
}

function exactOf(parts: readonly Part[]): number {
  const sum = (of: keyof Part) => parts.reduce((total, part) => total + part[of], 0);
  return exactScore(sum('right'), sum('weight'));
}

export function pointChangesText(changes: readonly PointChange[]): string {
  const words = changes.map(({ score, points }) => `${score} ${signed(points)}`).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const tenths = (points: number) => Math.round(10 * points);
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Largest remainder method. */
function sharesOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const shares = weights.map((weight) => (whole * weight) / sum);
  const left = whole - shares.reduce((total, share) => total + Math.floor(share), 0);
  const rest = (at: number) => (shares[at] ?? 0) % 1;
  const up = [...shares.keys()].toSorted((one, other) => rest(other) - rest(one)).slice(0, left);
  return shares.map((share, at) => Math.floor(share) + (up.includes(at) ? 1 : 0));
}

const halvesOf = (whole: number, weights: readonly number[]) =>
  sharesOf(2 * whole, weights).map((share) => share / 2);
