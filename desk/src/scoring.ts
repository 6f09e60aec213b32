import asked from '../texts/asked-together.json' with { type: 'json' };
import {
  type Factor,
  type FactorState,
  type Findings,
  type FollowUpAnswers,
  factorNames,
  factors,
  suits,
} from './factors.ts';
import { impliedBy, isLounging } from './implied.ts';
import type { Setting } from './setting.ts';
import { type ScoreKind, scoreKinds, weightOf } from './weights.ts';
import { forThem, isLeftOut } from './without.ts';

interface ScoredPoints {
  score: ScoreKind;
  factor: Factor;
  state: FactorState;
  weight: number;
}

/** What a scoring is made by. Those that were saved before it was written with them were made by another formula. */
const scoringMethod = 2;

export interface AssessmentScoring {
  method?: number;
  workstationScore: number;
  posturalScore: number;
  /** What the ten answers say, before any tap. */
  said: Findings;
  /** What they may say, which weighs nothing until it is tapped. */
  unsure: Findings;
  followUpAnswers: FollowUpAnswers;
  /** What was said or tapped. A tap counts before what was said. */
  findings: Findings;
  implied: Findings;
  unknown: Factor[];
  setting: Setting;
  points: ScoredPoints[];
  isFirstImpression: boolean;
  known: number;
}

export const scoreOf = ({ workstationScore, posturalScore }: AssessmentScoring, kind: ScoreKind) =>
  kind === 'workstation' ? workstationScore : posturalScore;

export const isScoredDifferently = ({ method }: Pick<AssessmentScoring, 'method'>) =>
  method !== scoringMethod;

/** Whether someone is at the computer for so short a time that it matters less. */
export const isBrief = ({ findings }: Pick<AssessmentScoring, 'findings'>) =>
  findings.duration === 'under 1 hour';

/** With fewer stated factors, an assessment is a first impression. */
const minFactors = 4;

/** What can't be judged must not pass for good. */
export function mostFor({ without = [] }: Setting): number {
  const most = { standing: 8, sight: 7, hands: 7, computer: 6 };
  return Math.min(10, ...without.map((one) => most[one]));
}

export function scoreBand(kind: ScoreKind, score: number): string {
  if (score >= 8) return kind === 'workstation' ? 'Excellent setup' : 'Excellent posture';
  if (score >= 6) return 'Good with minor improvements';
  if (score >= 4) return kind === 'workstation' ? 'Several improvements needed' : 'Several concerns';
  return 'Significant changes needed';
}

type Scores = Pick<AssessmentScoring, 'workstationScore' | 'posturalScore'>;

export const lowestScore = ({ workstationScore, posturalScore }: Scores) =>
  Math.min(workstationScore, posturalScore);

export function needsFollowUp(of: Scores): boolean {
  return lowestScore(of) < 5;
}

/** Our own design, written out in `how-scored.ts`. A worse finding never raises a score. */
export function score(
  said: Findings,
  setting: Setting = {},
  { unsure = {}, followUpAnswers = {} }: Partial<Pick<AssessmentScoring, 'unsure' | 'followUpAnswers'>> = {},
): AssessmentScoring {
  const isTapped = (factor: Factor) => followUpAnswers[factor] !== undefined;
  const tapped = Object.entries(followUpAnswers).filter(([, state]) => state !== null);
  const findings = forThem(
    { ...without(said, isTapped), ...(Object.fromEntries(tapped) as Findings) },
    setting,
  );
  const implied = forThem(without(impliedBy(findings, setting), isTapped), setting);
  const worthKnowing = applicable(findings, setting);
  const all = { ...implied, ...findings };
  const stated = factorNames.filter((factor) => findings[factor] !== undefined && weighs(factor));
  const points = scoreKinds.flatMap((kind) => pointsOf(kind, findings, implied));
  const outOfTen = (kind: ScoreKind) =>
    Math.min(Math.round(exactScore(suitable(findings).length, strainOf(points, kind))), mostFor(setting));
  return {
    method: scoringMethod,
    said,
    unsure,
    followUpAnswers,
    workstationScore: outOfTen('workstation'),
    posturalScore: outOfTen('posture'),
    findings,
    implied,
    setting,
    points,
    isFirstImpression: stated.length < minFactors,
    known: worthKnowing.filter((factor) => all[factor] !== undefined).length,
    unknown: worthKnowing.filter((factor) => all[factor] === undefined),
  };
}

function without(findings: Findings, isOut: (factor: Factor) => boolean): Findings {
  return Object.fromEntries(Object.entries(findings).filter(([factor]) => !isOut(factor as Factor)));
}

/** What was said or tapped and suits, of the whole desk. Hours do not count. */
export function suitable(findings: Findings): Factor[] {
  return factorNames.filter((factor) => {
    const state = findings[factor];
    return state !== undefined && weighs(factor) && suits(factor, state);
  });
}

export const strainOf = (points: readonly ScoredPoints[], kind: ScoreKind) =>
  points.filter((each) => each.score === kind).reduce((sum, { weight }) => sum + weight, 0);

/** We start at 5; each thing that suits adds half a point. */
export const startOf = (suitableCount: number) => Math.min(10, 5 + suitableCount / 2);

export const exactScore = (suitableCount: number, strain: number) =>
  (startOf(suitableCount) * 7) / (7 + strain);

/** Details that count when stated, but are not asked for. */
export const minorFactors = asked.minor as readonly Factor[];
const { chair, armrest, phone, mouse } = asked as Readonly<Record<keyof typeof asked, readonly Factor[]>>;

export function applicable(findings: Findings, setting: Setting): Factor[] {
  const all = { ...impliedBy(findings, setting), ...findings };
  const irrelevant = new Set<Factor>(minorFactors);
  if (setting.device === 'laptop') irrelevant.delete('laptop');
  const leaveOut = (condition: boolean, names: readonly Factor[]) => {
    if (condition) for (const name of names) irrelevant.add(name);
  };
  leaveOut(setting.seat === 'standing', chair);
  leaveOut(isLounging(setting), ['seatHeight', 'seatDepth', 'legRoom']);
  leaveOut(setting.device === 'tablet', ['keyboardHeight', 'wrists', ...mouse]);
  leaveOut(all.armrests === undefined || all.armrests === 'none', armrest);
  leaveOut(
    phone.every((name) => findings[name] === undefined),
    phone,
  );
  leaveOut(findings.handsFree === 'available', ['phoneHold']);
  // A flat laptop has its own screen and pointer.
  leaveOut(all.laptop === 'flat', ['screenHeight', ...mouse]);
  leaveOut(all.screenHeight === 'fits', ['neck']);
  return factorNames.filter(
    (factor) =>
      weighs(factor) && !isLeftOut(factor, setting) && (all[factor] !== undefined || !irrelevant.has(factor)),
  );
}

function weighs(factor: Factor): boolean {
  return factors[factor].states.some((state) => scoreKinds.some((kind) => weightOf(kind, factor, state) > 0));
}

export function isOneFaultWithLaptop(
  factor: Factor,
  state: FactorState | undefined,
  { laptop }: Findings,
): boolean {
  return factor === 'screenHeight' && state === 'too low' && laptop === 'flat';
}

function pointsOf(kind: ScoreKind, findings: Findings, implied: Findings): ScoredPoints[] {
  const all = { ...implied, ...findings };
  const found = factorNames.flatMap((factor): ScoredPoints[] => {
    const state = all[factor];
    if (state === undefined) return [];
    const isImplied = findings[factor] === undefined;
    const weight = isImplied ? impliedWeight(kind, factor) : weightOf(kind, factor, state);
    return weight > 0 ? [{ score: kind, factor, state, weight }] : [];
  });
  // Of two findings that are one fault, the heavier one counts.
  const faults: (readonly [Factor, Factor])[] = [
    ...(isOneFaultWithLaptop('screenHeight', all.screenHeight, all)
      ? [['laptop', 'screenHeight'] as const]
      : []),
    // ROSA has one item for the back: someone who leans on nothing has no use for a support.
    ...(kind === 'posture' ? [['trunk', 'lumbarSupport'] as const] : []),
  ];
  const lighter = faults.flatMap((fault) =>
    found
      .filter(({ factor }) => fault.includes(factor))
      .toSorted((one, other) => other.weight - one.weight)
      .slice(1),
  );
  return found.filter((each) => !lighter.includes(each)).toSorted((one, other) => other.weight - one.weight);
}

/** Half of the lightest unsuitable state's weight, so no one gets a better score by saying more. */
function impliedWeight(kind: ScoreKind, factor: Factor): number {
  const unsuitable = factors[factor].states.filter((state) => !suits(factor, state));
  return Math.min(...unsuitable.map((state) => weightOf(kind, factor, state))) / 2;
}
