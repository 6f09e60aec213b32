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

/** Scorings saved without it used another formula. */
const scoringMethod = 2;

export interface AssessmentScoring {
  method?: number;
  workstationScore: number;
  posturalScore: number;
  said: Findings;
  unsure: Findings;
  followUpAnswers: FollowUpAnswers;
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

export const isBrief = ({ findings }: Pick<AssessmentScoring, 'findings'>) =>
  findings.duration === 'under 1 hour';

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

/** Our own formula (see `how-scored.ts`). A worse finding must never raise a score. */
export function score(
  said: Findings,
  setting: Setting = {},
  { unsure = {}, followUpAnswers = {} }: Partial<Pick<AssessmentScoring, 'unsure' | 'followUpAnswers'>> = {},
): AssessmentScoring {
  const known = (found: Findings): Findings => {
    const entries = Object.entries(found).filter(([factor]) => followUpAnswers[factor as Factor] !== null);
    return forThem(Object.fromEntries(entries), setting);
  };
  const findings = known({ ...said, ...(followUpAnswers as Findings) });
  const implied = known(impliedBy(findings, setting));
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

export function suitable(findings: Findings): Factor[] {
  return factorNames.filter((factor) => {
    const state = findings[factor];
    return state !== undefined && weighs(factor) && suits(factor, state);
  });
}

export const strainOf = (points: readonly ScoredPoints[], kind: ScoreKind) =>
  points.filter((each) => each.score === kind).reduce((sum, { weight }) => sum + weight, 0);

export const startOf = (suitableCount: number) => Math.min(10, 5 + suitableCount / 2);

export const exactScore = (suitableCount: number, strain: number) =>
  (startOf(suitableCount) * 7) / (7 + strain);

export const minorFactors = asked.minor as readonly Factor[];
const { chair, armrest, phone, mouse } = asked as Readonly<Record<keyof typeof asked, readonly Factor[]>>;

function applicable(findings: Findings, setting: Setting): Factor[] {
  const all = { ...impliedBy(findings, setting), ...findings };
  const irrelevant: readonly Factor[] = [
    ...minorFactors.filter((factor) => factor !== 'laptop' || setting.device !== 'laptop'),
    ...(setting.seat === 'standing' ? chair : []),
    ...(isLounging(setting) ? (['seatHeight', 'seatDepth', 'legRoom'] as const) : []),
    ...(setting.device === 'tablet' ? (['keyboardHeight', 'wrists', ...mouse] as const) : []),
    ...(all.armrests === undefined || all.armrests === 'none' ? armrest : []),
    ...(phone.every((name) => findings[name] === undefined) ? phone : []),
    ...(findings.handsFree === 'available' ? (['phoneHold'] as const) : []),
    // A flat laptop has its own screen and pointer.
    ...(all.laptop === 'flat' ? (['screenHeight', ...mouse] as const) : []),
    ...(all.screenHeight === 'fits' ? (['neck'] as const) : []),
  ];
  return factorNames.filter(
    (factor) =>
      weighs(factor) &&
      !isLeftOut(factor, setting) &&
      (all[factor] !== undefined || !irrelevant.includes(factor)),
  );
}

function weighs(factor: Factor): boolean {
  return factors[factor].states.some((state) => scoreKinds.some((kind) => weightOf(kind, factor, state) > 0));
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
  const sorted = found.toSorted((one, other) => other.weight - one.weight);
  // Of two findings on one fault, the heavier counts.
  const lighterOf = (...fault: Factor[]) => sorted.filter(({ factor }) => fault.includes(factor)).slice(1);
  const lighter = [
    ...(all.laptop === 'flat' && all.screenHeight === 'too low' ? lighterOf('laptop', 'screenHeight') : []),
    // ROSA has one item for the back, and support doesn't help someone who leans on nothing.
    ...(kind === 'posture' ? lighterOf('trunk', 'lumbarSupport') : []),
  ];
  return sorted.filter((each) => !lighter.includes(each));
}

/** Half of the lightest unsuitable state, so saying more never raises a score. */
function impliedWeight(kind: ScoreKind, factor: Factor): number {
  const unsuitable = factors[factor].states.filter((state) => !suits(factor, state));
  return Math.min(...unsuitable.map((state) => weightOf(kind, factor, state))) / 2;
}
