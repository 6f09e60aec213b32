import { type Factor, type FactorState, type Findings, factorNames, factors, suits } from './factors.ts';
import { bodyFactors, impliedBy, isLounging } from './implied.ts';
import type { Setting } from './setting.ts';
import { type ScoreKind, scoreKinds, weightOf } from './weights.ts';

interface ScoredPoints {
  score: ScoreKind;
  factor: Factor;
  state: FactorState;
  weight: number;
  /** Whole or half points of the ten. With those of the score's other findings it adds up to what they take together. */
  took: number;
}

interface Scored {
  /** 0 to 10, higher is better. */
  workstationScore: number;
  posturalScore: number;
  findings: Findings;
  /** Implied by findings and furniture, where the person said nothing. */
  implied: Findings;
  /** Relevant at this desk, and not stated. */
  unknown: Factor[];
}

/** How scores came about, kept with an assessment so that its person can look it up. */
export interface AssessmentScoring extends Scored {
  method: 2;
  setting: Setting;
  /** Most points first within each score. */
  points: ScoredPoints[];
  isFirstImpression: boolean;
  /** The number of relevant factors that are known. */
  known: number;
}

/** How the first method scored: points by ROSA's tables, of which the worst part decided. Kept as it was saved. */
export interface FirstScoring extends Scored {
  method?: undefined;
  setting?: undefined;
  points: { score: ScoreKind; factor: Factor; state: FactorState; points: number }[];
}

/** The scoring of a saved assessment, by the method that it was made with. */
export type SavedScoring = AssessmentScoring | FirstScoring;

/** With fewer stated factors it is a first impression. With fewer that fit, no score exceeds `maxScoreOfFew`. */
const minStated = 4;
const maxScoreOfFew = 6;

/** The words for a score, by the specification. */
export function scoreBand(kind: ScoreKind, score: number): string {
  if (score >= 8) return kind === 'workstation' ? 'Excellent setup' : 'Excellent posture';
  if (score >= 6) return 'Good with minor improvements';
  if (score >= 4) return kind === 'workstation' ? 'Several improvements needed' : 'Several concerns';
  return 'Significant changes needed';
}

export function needsFollowUp({
  workstationScore,
  posturalScore,
}: Pick<Scored, 'workstationScore' | 'posturalScore'>): boolean {
  return Math.min(workstationScore, posturalScore) < 6;
}

/**
 * The scores of what was found on this furniture: `round(10 * exp(-0.22 * sum of the weights))`, design of our own. The same findings
 * give the same scores, whoever read them, and a finding more that doesn't suit never raises one.
 */
export function score(findings: Findings, setting: Setting = {}): AssessmentScoring {
  const implied = impliedBy(findings, setting);
  const worthKnowing = applicable(findings, setting);
  const all = { ...implied, ...findings };
  const stated = factorNames.filter((factor) => findings[factor] !== undefined && weighs(factor));
  const fitting = stated.filter((factor) => suits(factor, all[factor] as FactorState));
  const isFirstImpression = stated.length < minStated;
  const known = worthKnowing.filter((factor) => all[factor] !== undefined).length;
  const points = scoreKinds.flatMap((kind) => pointsOf(kind, findings, implied));
  const scoreOf = (kind: ScoreKind) => {
    const taken = points.filter((each) => each.score === kind).reduce((sum, { took }) => sum + took, 0);
    return fitting.length < minStated ? Math.min(maxScoreOfFew, 10 - taken) : 10 - taken;
  };
  return {
    method: 2,
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

/** Details of other factors: they count when stated, but are not asked for. */
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

/** What is worth knowing of this desk: what was said or follows from it, and whatever else can weigh in a score here. */
export function applicable(findings: Findings, setting: Setting): Factor[] {
  const all = { ...impliedBy(findings, setting), ...findings };
  const isOn = (...names: readonly Factor[]) => names.some((name) => findings[name] !== undefined);
  const isNot = new Set<Factor>(minorFactors);
  const leaveOut = (isSo: boolean, names: readonly Factor[]) => {
    if (isSo) for (const name of names) isNot.add(name);
  };
  if (setting.device === 'laptop') isNot.delete('laptop');
  leaveOut(setting.seat === 'standing', chairFactors);
  leaveOut(isLounging(setting), ['seatHeight', 'seatDepth', 'legRoom']);
  leaveOut(setting.device === 'tablet', ['keyboardHeight', 'wrists', ...mouseFactors]);
  leaveOut(all.armrests === undefined || all.armrests === 'none', armrestFactors);
  leaveOut(!isOn(...phoneFactors), phoneFactors);
  leaveOut(findings.handsFree === 'available', ['phoneHold']);
  // Its own screen and its own pointer.
  leaveOut(all.laptop === 'flat', ['screenHeight', ...mouseFactors]);
  leaveOut(all.screenHeight === 'fits', ['neck']);
  return factorNames.filter((factor) => weighs(factor) && (all[factor] !== undefined || !isNot.has(factor)));
}

/** Whether any state of a factor weighs in any score. */
function weighs(factor: Factor): boolean {
  return factors[factor].states.some((state) => scoreKinds.some((kind) => weightOf(kind, factor, state) > 0));
}

/** A flat laptop and a low screen count as one fault. */
export function isOneFaultWithLaptop(factor: Factor, state: FactorState, { laptop }: Findings): boolean {
  return factor === 'screenHeight' && state === 'too low' && laptop === 'flat';
}

/** The points that each finding takes, the most first. */
function pointsOf(kind: ScoreKind, findings: Findings, implied: Findings): ScoredPoints[] {
  const all = { ...implied, ...findings };
  const found = factorNames
    .flatMap((factor) => {
      const state = all[factor];
      if (state === undefined) return [];
      if (isOneFaultWithLaptop(factor, state, all)) return [];
      // ROSA has one item for the back: who leans on nothing has no use for a support that is missing.
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

/**
 * What a finding weighs that nobody said: half for a neck that bends because a screen is low; for furniture the lightest that
 * could have been said of that factor. So whoever says more, and worse, never gets a better score.
 */
function impliedWeight(kind: ScoreKind, factor: Factor, state: FactorState): number {
  if (bodyFactors.has(factor)) return weightOf(kind, factor, state) / 2;
  const bad = factors[factor].states.filter((other) => !suits(factor, other));
  return Math.min(...bad.map((other) => weightOf(kind, factor, other)));
}

/** The points that findings of these weights take together: a whole number. */
export function lossOf(weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return 10 - Math.round(10 * Math.exp(-0.22 * sum));
}

/** A whole shared out by weight, in whole and half points that add up to it: what remains of the halves goes to the largest rests. */
export function sharesOf(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const halves = weights.map((weight) => (2 * whole * weight) / sum);
  const left = 2 * whole - halves.reduce((total, share) => total + Math.floor(share), 0);
  const rest = (at: number) => (halves[at] ?? 0) % 1;
  const up = [...halves.keys()].toSorted((one, other) => rest(other) - rest(one)).slice(0, left);
  return halves.map((share, at) => (Math.floor(share) + (up.includes(at) ? 1 : 0)) / 2);
}
