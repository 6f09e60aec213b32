import { type Factor, type FactorState, type Findings, factorNames } from './factors.ts';
import { type RosaCell, type RosaResult, rosa } from './rosa.ts';

export type ScoreKind = 'workstation' | 'posture';

/** What one finding adds to a score's points; more points, lower score. */
export interface ScoredPoints {
  score: ScoreKind;
  factor: Factor;
  state: FactorState;
  /** Above the neutral ones; -1 for a short day. */
  points: number;
}

/** How scores came about, kept with an assessment so that its person can look it up. */
export interface AssessmentScoring {
  /** 0 to 10, higher is better. */
  workstationScore: number;
  posturalScore: number;
  findings: Findings;
  /** What follows from the findings for the body, where the person said nothing of it. */
  implied: Findings;
  points: ScoredPoints[];
  /** Points by ROSA's tables, 1 to 10, higher is worse: for the explanation, never called somebody's ROSA score. */
  rosa: Record<
    ScoreKind,
    { chair: number; monitorAndPhone: number; mouseAndKeyboard: number; final: number }
  >;
  /** Whether the points call for a look by a therapist. */
  needsAction: boolean;
  /** What nobody said. */
  unknown: Factor[];
}

/** In words by the specification's bands. */
export function scoreBand(kind: ScoreKind, score: number): string {
  if (score >= 8) return kind === 'workstation' ? 'Excellent setup' : 'Excellent posture';
  if (score >= 6) return 'Good with minor improvements';
  if (score >= 4) return kind === 'workstation' ? 'Several improvements needed' : 'Several concerns';
  return 'Significant changes needed';
}

/** What a state does to a cell: takes the place of the neutral 1, or adds to it. */
type Points = readonly [cell: RosaCell, how: 'is' | 'adds', points: number];

type Rules = { readonly [Name in Factor]?: { readonly [State in FactorState<Name>]?: readonly Points[] } };

/** By fit and equipment. ROSA knows no points for a screen too near, a low keyboard or poor light: they get advice alone. */
const workstation: Rules = {
  seatHeight: {
    'too low': [['seatHeight', 'is', 2]],
    'too high': [['seatHeight', 'is', 2]],
    'feet in the air': [['seatHeight', 'is', 3]],
  },
  seatDepth: { 'too long': [['seatDepth', 'is', 2]], 'too short': [['seatDepth', 'is', 2]] },
  legRoom: { cramped: [['seatHeight', 'adds', 1]] },
  chairAdjustment: {
    fixed: [
      ['seatHeight', 'adds', 1],
      ['seatDepth', 'adds', 1],
      ['back', 'adds', 1],
    ],
  },
  lumbarSupport: { missing: [['back', 'is', 2]] },
  workSurface: { 'too high': [['back', 'adds', 1]] },
  armrests: {
    'too high': [['armrests', 'is', 2]],
    'too low': [['armrests', 'is', 2]],
    none: [['armrests', 'is', 2]],
  },
  armrestSurface: { hard: [['armrests', 'adds', 1]] },
  armrestWidth: { 'too wide': [['armrests', 'adds', 1]] },
  armrestAdjustment: { fixed: [['armrests', 'adds', 1]] },
  screenHeight: { 'too low': [['monitor', 'is', 2]], 'too high': [['monitor', 'is', 3]] },
  laptop: { flat: [['monitor', 'is', 2]] },
  screenDistance: { 'too far': [['monitor', 'adds', 1]] },
  screenPlace: { 'to the side': [['monitor', 'adds', 1]] },
  glare: { glare: [['monitor', 'adds', 1]] },
  documents: { 'flat on the desk': [['monitor', 'adds', 1]] },
  phoneReach: { far: [['phone', 'is', 2]] },
  handsFree: { missing: [['phone', 'adds', 1]] },
  mouseReach: { reaching: [['mouse', 'is', 2]] },
  mouseSurface: { 'different from the keyboard': [['mouse', 'adds', 2]] },
  palmRest: { 'in the way': [['mouse', 'adds', 1]] },
  keyboardHeight: { 'too high': [['keyboard', 'adds', 1]] },
  keyboardAdjustment: { fixed: [['keyboard', 'adds', 1]] },
};

/** By how the body is held. */
const posture: Rules = {
  seatHeight: {
    'too low': [['seatHeight', 'is', 2]],
    'too high': [['seatHeight', 'is', 2]],
    'feet in the air': [['seatHeight', 'is', 3]],
  },
  trunk: { 'leaning forward': [['back', 'is', 2]], slumped: [['back', 'is', 2]] },
  shoulders: { raised: [['armrests', 'is', 2]] },
  neck: { 'bent forward': [['monitor', 'is', 2]], 'tipped back': [['monitor', 'is', 3]] },
  neckTurn: { turned: [['monitor', 'adds', 1]] },
  phoneHold: { 'between ear and shoulder': [['phone', 'adds', 2]] },
  mouseReach: { reaching: [['mouse', 'is', 2]] },
  mouseGrip: { pinched: [['mouse', 'adds', 1]] },
  wrists: { 'bent up': [['keyboard', 'is', 2]] },
  wristAngle: { 'bent sideways': [['keyboard', 'adds', 1]] },
  overheadReach: { needed: [['keyboard', 'adds', 1]] },
};

const rules: Record<ScoreKind, Rules> = { workstation, posture };

/** What follows from a finding for another factor of which nothing was said; of several, the first. */
const consequences: readonly (readonly [Factor, FactorState, Factor, FactorState])[] = [
  // A kitchen chair has nothing to move, and nothing for the small of the back.
  ['chairAdjustment', 'fixed', 'armrestAdjustment', 'fixed'],
  ['chairAdjustment', 'fixed', 'lumbarSupport', 'missing'],
  // Where the screen is, there are the keys.
  ['laptop', 'flat', 'keyboardAdjustment', 'fixed'],
  ['screenHeight', 'too high', 'neck', 'tipped back'],
  ['screenHeight', 'too low', 'neck', 'bent forward'],
  ['laptop', 'flat', 'neck', 'bent forward'],
  ['screenPlace', 'to the side', 'neckTurn', 'turned'],
  ['armrests', 'too high', 'shoulders', 'raised'],
  ['keyboardHeight', 'too high', 'shoulders', 'raised'],
  ['workSurface', 'too high', 'shoulders', 'raised'],
];

/** From this of ROSA's points on, something has to be done. */
const actionLevel = 5;

/** The scores of what was found. The same findings give the same scores; what was not mentioned counts as neutral. */
export function score(findings: Findings): AssessmentScoring {
  const implied = impliedBy(findings);
  const all = { ...implied, ...findings };
  const workstationRosa = rosaOf('workstation', all, 0);
  const postureRosa = rosaOf('posture', all, durationStep(all));
  return {
    workstationScore: outOfTen(workstationRosa.final),
    posturalScore: outOfTen(postureRosa.final),
    findings,
    implied,
    points: [...pointsOf('workstation', all), ...pointsOf('posture', all), ...durationPoints(all)],
    rosa: { workstation: workstationRosa, posture: postureRosa },
    needsAction: Math.max(workstationRosa.final, postureRosa.final) >= actionLevel,
    unknown: factorNames.filter((factor) => all[factor] === undefined),
  };
}

/** ROSA's 1 to 10, where low is good, as our 0 to 10, where high is good: its action level is what we call concerns. */
export function outOfTen(points: number): number {
  if (points <= 2) return 10;
  if (points === 3) return 8;
  return points === 4 ? 6 : 10 - points;
}

function rosaOf(kind: ScoreKind, findings: Findings, duration: number): RosaResult {
  const cells = {
    ...{ seatHeight: 1, seatDepth: 1, armrests: 1, back: 1 },
    ...{ monitor: 1, phone: 1, mouse: 1, keyboard: 1 },
  };
  const points = effectsOf(kind, findings).flatMap(({ effects }) => effects);
  for (const [cell, how, count] of points) if (how === 'is') cells[cell] = Math.max(cells[cell], count);
  for (const [cell, how, count] of points) if (how === 'adds') cells[cell] += count;
  // Nobody says how long the phone is used: its own step stays 0.
  for (const cell of ['monitor', 'mouse', 'keyboard'] as const) cells[cell] += duration;
  return rosa(cells, duration);
}

/** ROSA's step for time: more than four hours a day, or more than one hour without a break, is the long one. */
function durationStep({ duration, breaks }: Findings): number {
  if (duration === 'under 1 hour') return -1;
  return duration === 'over 4 hours' || breaks === 'rarer' ? 1 : 0;
}

function durationPoints(findings: Findings): ScoredPoints[] {
  const points = durationStep(findings);
  const { duration, breaks } = findings;
  if (points === 0) return [];
  if (duration === 'under 1 hour' || duration === 'over 4 hours') {
    return [{ score: 'posture', factor: 'duration', state: duration, points }];
  }
  return breaks ? [{ score: 'posture', factor: 'breaks', state: breaks, points }] : [];
}

/** The points above the neutral ones that each finding brings, for "How was this scored?". */
function pointsOf(kind: ScoreKind, findings: Findings): ScoredPoints[] {
  return effectsOf(kind, findings).map(({ factor, state, effects }) => ({
    score: kind,
    factor,
    state,
    points: effects.reduce((sum, [, how, count]) => sum + (how === 'is' ? count - 1 : count), 0),
  }));
}

function effectsOf(kind: ScoreKind, findings: Findings) {
  return factorNames.flatMap((factor) => {
    const state = findings[factor];
    const states: Partial<Record<FactorState, readonly Points[]>> = rules[kind][factor] ?? {};
    const effects = state && states[state];
    return effects ? [{ factor, state, effects }] : [];
  });
}

function impliedBy(findings: Findings): Findings {
  const implied: Partial<Record<Factor, FactorState>> = {};
  for (const [factor, state, other, otherState] of consequences) {
    if (findings[factor] === state && findings[other] === undefined) implied[other] ??= otherState;
  }
  return implied as Findings;
}
