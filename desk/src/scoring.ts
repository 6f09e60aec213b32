import { type Factor, type FactorState, type Findings, factorNames, factors, suits } from './factors.ts';
import { bodyFactors, impliedBy, isLounging } from './implied.ts';
import type { Setting } from './setting.ts';
import { type ScoreKind, scoreKinds, weightOf } from './weights.ts';
import { forThem, isLeftOut } from './without.ts';

interface ScoredPoints {
  score: ScoreKind;
  factor: Factor;
  state: FactorState;
  weight: number;
  /** Whole or half points. Those of all findings add up to what the score lost. */
  took: number;
}

export interface AssessmentScoring {
  workstationScore: number;
  posturalScore: number;
  findings: Findings;
  implied: Findings;
  unknown: Factor[];
  setting: Setting;
  points: ScoredPoints[];
  isFirstImpression: boolean;
  known: number;
}

/** With fewer stated factors, an assessment is a first impression. With fewer suitable ones, no score exceeds `maxScoreOfFew`. */
const minFactors = 4;
const maxScoreOfFew = 6;

/** What can't be judged must not pass for good. */
export function mostFor({ without = [] }: Setting): number {
  const most = { standing: 8, sight: 7, hands: 7, computer: maxScoreOfFew };
  return Math.min(10, ...without.map((one) => most[one]));
}

export function scoreBand(kind: ScoreKind, score: number): string {
  if (score >= 8) return kind === 'workstation' ? 'Excellent setup' : 'Excellent posture';
  if (score >= 6) return 'Good with minor improvements';
  if (score >= 4) return kind === 'workstation' ? 'Several improvements needed' : 'Several concerns';
  return 'Significant changes needed';
}

export function needsFollowUp(of: Pick<AssessmentScoring, 'workstationScore' | 'posturalScore'>): boolean {
  return Math.min(of.workstationScore, of.posturalScore) < 6;
}

/** `round(10 * exp(-0.22 * sum of the weights))`, our own design. One more unsuitable finding never raises a score. */
export function score(found: Findings, setting: Setting = {}): AssessmentScoring {
  const findings = forThem(found, setting);
  const implied = forThem(impliedBy(findings, setting), setting);
  const worthKnowing = applicable(findings, setting);
  const all = { ...implied, ...findings };
  const stated = factorNames.filter((factor) => findings[factor] !== undefined && weighs(factor));
  const fitting = stated.filter((factor) => suits(factor, all[factor] as FactorState));
  const isFirstImpression = stated.length < minFactors;
  const known = worthKnowing.filter((factor) => all[factor] !== undefined).length;
  const points = scoreKinds.flatMap((kind) => pointsOf(kind, findings, implied));
  const scoreOf = (kind: ScoreKind) => {
    const taken = points.filter((each) => each.score === kind).reduce((sum, { took }) => sum + took, 0);
    return Math.min(10 - taken, mostFor(setting), fitting.length < minFactors ? maxScoreOfFew : 10);
  };
  return {
    workstationScore: scoreOf('workstation'),
    posturalScore: scoreOf('posture'),
    findings,
    implied,
    setting,
    points,
    isFirstImpression,
    known,
    unknown: worthKnowing.filter((factor) => all[factor] === undefined),
  };
}

/** Details that count when stated, but are not asked for. */
export const minorFactors: readonly Factor[] = [
  'workSurface',
  'neckTurn',
  'wristAngle',
  'keyboardAdjustment',
  'overheadReach',
  'mouseGrip',
  'palmRest',
  'documents',
  'laptop',
  'phoneReach',
];
const chairFactors: readonly Factor[] = [
  'seatHeight',
  'seatDepth',
  'legRoom',
  'chairAdjustment',
  'lumbarSupport',
  'trunk',
  'armrests',
];
const armrestFactors: readonly Factor[] = ['armrestSurface', 'armrestWidth', 'armrestAdjustment'];
const phoneFactors: readonly Factor[] = ['phoneReach', 'phoneHold', 'handsFree'];
const mouseFactors: readonly Factor[] = ['mouseReach', 'mouseSurface'];

export function applicable(findings: Findings, setting: Setting): Factor[] {
  const all = { ...impliedBy(findings, setting), ...findings };
  const irrelevant = new Set<Factor>(minorFactors);
  if (setting.device === 'laptop') irrelevant.delete('laptop');
  const leaveOut = (condition: boolean, names: readonly Factor[]) => {
    if (condition) for (const name of names) irrelevant.add(name);
  };
  leaveOut(setting.seat === 'standing', chairFactors);
  leaveOut(isLounging(setting), ['seatHeight', 'seatDepth', 'legRoom']);
  leaveOut(setting.device === 'tablet', ['keyboardHeight', 'wrists', ...mouseFactors]);
  leaveOut(all.armrests === undefined || all.armrests === 'none', armrestFactors);
  leaveOut(
    phoneFactors.every((name) => findings[name] === undefined),
    phoneFactors,
  );
  leaveOut(findings.handsFree === 'available', ['phoneHold']);
  // A flat laptop has its own screen and pointer.
  leaveOut(all.laptop === 'flat', ['screenHeight', ...mouseFactors]);
  leaveOut(all.screenHeight === 'fits', ['neck']);
  return factorNames.filter(
    (factor) =>
      weighs(factor) && !isLeftOut(factor, setting) && (all[factor] !== undefined || !irrelevant.has(factor)),
  );
}

function weighs(factor: Factor): boolean {
  return factors[factor].states.some((state) => scoreKinds.some((kind) => weightOf(kind, factor, state) > 0));
}

export function isOneFaultWithLaptop(factor: Factor, state: FactorState, { laptop }: Findings): boolean {
  return factor === 'screenHeight' && state === 'too low' && laptop === 'flat';
}

function pointsOf(kind: ScoreKind, findings: Findings, implied: Findings): ScoredPoints[] {
  const all = { ...implied, ...findings };
  const found = factorNames
    .flatMap((factor) => {
      const state = all[factor];
      if (state === undefined) return [];
      if (isOneFaultWithLaptop(factor, state, all)) return [];
      // ROSA has one item for the back: someone who leans on nothing has no use for a support.
      if (kind === 'posture' && factor === 'lumbarSupport' && all.trunk && !suits('trunk', all.trunk))
        return [];
      const weight = (findings[factor] === undefined ? impliedWeight : weightOf)(kind, factor, state);
      return weight > 0 ? [{ score: kind, factor, state, weight }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight);
  const weights = found.map(({ weight }) => weight);
  const took = sharesOf(lossOf(weights), weights);
  return found.map((each, at) => ({ ...each, took: took[at] ?? 0 }));
}

/** Implied findings weigh half for a body, and the lightest state for furniture, so no one gets a better score by saying more. */
function impliedWeight(kind: ScoreKind, factor: Factor, state: FactorState): number {
  if (bodyFactors.has(factor)) return weightOf(kind, factor, state) / 2;
  const bad = factors[factor].states.filter((other) => !suits(factor, other));
  return Math.min(...bad.map((other) => weightOf(kind, factor, other)));
}

export function lossOf(weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return 10 - Math.round(10 * Math.exp(-0.22 * sum));
}

/** Shares a whole by weight in whole and half points. The halves that are left over go to the largest remainders. */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const halves = weights.map((weight) => (2 * whole * weight) / sum);
  const left = 2 * whole - halves.reduce((total, share) => total + Math.floor(share), 0);
  const rest = (at: number) => (halves[at] ?? 0) % 1;
  const up = [...halves.keys()].toSorted((one, other) => rest(other) - rest(one)).slice(0, left);
  return halves.map((share, at) => (Math.floor(share) + (up.includes(at) ? 1 : 0)) / 2);
}
