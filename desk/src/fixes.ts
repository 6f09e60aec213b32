import texts from '../texts/discomfort.json' with { type: 'json' };
import { type Advice, adviceFor } from './advice.ts';
import type { Answers } from './answers.ts';
import { type Factor, type FactorState, type Findings, factorNames, factors } from './factors.ts';
import { goesWith, nameOf } from './implied.ts';
import { type AssessmentScoring, isBrief, isScoredDifferently, score, scoreOf } from './scoring.ts';
import type { Setting } from './setting.ts';
import { saying } from './texts.ts';
import type { ScoreKind } from './weights.ts';

export interface RankedFix extends Advice {
  factor: Factor;
  state: FactorState;
  /** The score the finding lowers, or the worse of two; null if none. */
  score: ScoreKind | null;
  rank: number;
  isFirst: boolean;
  isAside?: boolean;
  /** It’s about what they wrote, not the factor’s state. */
  isOwn?: boolean;
  said?: string;
  notes?: string[];
}

type Found = Pick<AssessmentScoring, 'findings' | 'implied'> & { setting?: Setting | null };

export const firstFixes = 3;

const parts = texts.parts.map(({ words, closest, others, checks }) => ({
  said: saying(words),
  closest: closest as Factor[],
  checks: checks as Factor[],
  about: [...closest, ...others] as Factor[],
}));

export type Pain = (typeof parts)[number] & { word: string };

/** Lowest is most urgent: -1 is a flat laptop, 3 neither hurts nor was asked for. */
export function tierOf(
  factor: Factor,
  pains: readonly Pain[],
  asked: readonly Factor[],
  { laptop, screenHeight }: Findings,
  setting: Setting = {},
): number {
  const isFlat = factor === 'laptop' && laptop === 'flat';
  if (isFlat && screenHeight === 'fits') return 3;
  const isFelt = pains.length === 0 || pains.some(({ closest }) => closest.includes('laptop'));
  if (isFlat && isFelt && !hasMainScreen(setting)) return -1;
  const isAsked = asked.includes(factor);
  if (!pains.some(({ about }) => about.includes(factor))) return isAsked ? 1 : 3;
  if (isAsked) return 0;
  return pains.some(({ closest }) => closest.includes(factor)) ? 1 : 2;
}

const hasMainScreen = ({ device, screens }: Setting) => device === 'desktop' || screens === 'two';

/** Stated findings first, then implied ones (none for brief use), each by weight in both scores. */
export function rankedFixes(scoring: AssessmentScoring): RankedFix[] {
  const worse: ScoreKind = scoring.posturalScore < scoring.workstationScore ? 'posture' : 'workstation';
  const other: ScoreKind = worse === 'posture' ? 'workstation' : 'posture';
  const all = { ...scoring.implied, ...scoring.findings };
  return factorNames
    .flatMap((factor) => {
      const state = all[factor];
      const advice = state && adviceFor(factor, state);
      const isInferred = scoring.findings[factor] === undefined;
      if (!advice || isCovered(scoring, factor, state) || (isInferred && isBrief(scoring))) return [];
      const lost = (kind?: ScoreKind) => weightLost(scoring, { factor, state }, kind);
      const score = lost(worse) > 0 ? worse : lost(other) > 0 ? other : null;
      return { fix: { factor, state, score, ...advice }, lost: lost(), lostOfWorse: lost(worse) };
    })
    .toSorted((one, next) => next.lost - one.lost || next.lostOfWorse - one.lostOfWorse)
    .map(({ fix }, at) => ({ ...fix, rank: at + 1, isFirst: at < firstFixes && fix.score !== null }));
}

const hasOtherCause = new RegExp(texts.otherCauses.join('|'), 'i');
const isOver = saying(texts.when.over);
const isGone = saying(texts.when.gone);
const isStillSo = saying(texts.when.still);
const isStatement = saying(texts.when.statement);

/** Leaves out pain that is past or denied. */
export const painsIn = (discomfort: string) => painsNamed(hurtingIn(discomfort));

/** "Like somebody’s thumb is in there" names no thumb. */
const comparison = /\b(?:like|as if) (?:some(?:body|one)|an?)\b[^.,;!?\n]*/gi;

export function hurtingIn(discomfort: string): string {
  return discomfort
    .replace(comparison, '')
    .split(/[.;!?\n]|\b(?:but|though|while)\b/i)
    .flatMap((sentence) => {
      let isOut = false;
      return sentence.split(',').flatMap((clause, at, clauses) => {
        // "I hurt my shoulder in 2019, it still aches."
        if (isStillSo.test(clause) && !isGone.test(clause))
          return isOut ? [clauses[at - 1] ?? '', clause] : clause;
        if (isOver.test(clause) || isGone.test(clause) || hasOtherCause.test(clause)) isOut = true;
        else if (isStatement.test(clause)) isOut = false;
        return isOut ? [] : clause;
      });
    })
    .join('. ');
}

const painsNamed = (text: string): Pain[] =>
  parts
    .flatMap((part) => {
      const [word, at] = [part.said.exec(text)?.[0], text.search(part.said)];
      return word ? { ...part, word: word.toLowerCase().replace('skull', 'neck'), at } : [];
    })
    .toSorted((one, other) => one.at - other.at);

const wantsRelief = new RegExp(texts.relief.join('|'), 'i');

export function painsOf({ discomfortDescription, desiredImprovements }: Answers): Pain[] {
  const eased = desiredImprovements.split(/[.;!?\n]/).filter((clause) => wantsRelief.test(clause));
  const all = [...painsNamed(eased.join('. ')), ...painsIn(discomfortDescription)];
  return all.filter(({ said }, at) => all.findIndex((other) => other.said === said) === at);
}

export function isCovered(scoring: Found, factor: Factor, state: FactorState): boolean {
  const { findings, setting } = scoring;
  // Breaks decide whether long hours are a problem.
  if (factor === 'duration') return findings.breaks !== undefined && setting?.seat !== 'standing';
  if (factor === 'breaks' && findings.duration === 'under 1 hour') return true;
  return Object.entries({ ...scoring.implied, ...findings }).some(([cause, causeState]) =>
    goesWith(nameOf(factor, state), nameOf(cause as Factor, causeState)),
  );
}

export function solvedBy(factor: Factor, state: FactorState, found: Findings): Factor[] {
  const cause = nameOf(factor, state);
  const isSolved = (one: Factor) => found[one] !== undefined && goesWith(nameOf(one, found[one]), cause);
  return factorNames.filter((one) => one === factor || isSolved(one));
}

export function withFixes(scoring: AssessmentScoring, fixes: readonly RankedFix[]): AssessmentScoring {
  const all = { ...scoring.implied, ...scoring.findings };
  const solved = fixes.flatMap((fix) => (fix.score ? solvedBy(fix.factor, fix.state, all) : []));
  const done = Object.fromEntries(solved.map((factor) => [factor, factors[factor].states[0]]));
  return score(scoring.findings, scoring.setting, {
    followUpAnswers: { ...scoring.followUpAnswers, ...done },
  });
}

/** Undefined if the first fixes don't raise the score. */
export function scoreAfterText(
  scoring: AssessmentScoring,
  fixes: readonly RankedFix[],
  kind: ScoreKind,
): string | undefined {
  const first = fixes.filter(({ isFirst }) => isFirst);
  const after = scoreOf(withFixes(scoring, first), kind);
  if (isScoredDifferently(scoring) || after <= scoreOf(scoring, kind)) return undefined;
  const count = first.every(({ score }) => score !== null) ? first.length : 0;
  return `With ${['these', 'this one', 'these two', 'these three'][count]}, about ${after}`;
}

export function weightLost(
  scoring: AssessmentScoring,
  { factor, state }: Pick<RankedFix, 'factor' | 'state'>,
  kind?: ScoreKind,
): number {
  const solved = solvedBy(factor, state, { ...scoring.implied, ...scoring.findings });
  return scoring.points
    .filter((point) => solved.includes(point.factor) && (kind ?? point.score) === point.score)
    .reduce((sum, { weight }) => sum + weight, 0);
}
