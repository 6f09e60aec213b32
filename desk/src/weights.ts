import type { Factor, FactorState } from './factors.ts';

/** A desk's fit and equipment, and how a body is held at it and for how long. */
export const scoreKinds = ['workstation', 'posture'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

/** Who names this as a problem. How much it weighs is our judgment throughout: nobody published weights for two scores of this kind. */
type Source = 'OSHA checklist' | 'ROSA' | 'Cornell' | 'our judgment';
type Weight = readonly [weight: number, source: Source];
type Weights = { readonly [Name in Factor]?: { readonly [State in FactorState<Name>]?: Weight } };

/**
 * How much each finding weighs: 0.5 to 1 is a trifle, 1.5 to 2 a moderate fault, 2.5 to 3 a grave one. What isn't listed weighs nothing.
 * These are the lines to change when a therapist finds a score too kind or too hard; `scoring.ts` makes scores of them.
 */
const weights: Readonly<Record<ScoreKind, Weights>> = {
  workstation: {
    seatHeight: {
      'too low': [1.5, 'ROSA'],
      'too high': [1.5, 'ROSA'],
      'feet in the air': [2.5, 'ROSA'],
    },
    seatDepth: { 'too long': [1.5, 'ROSA'], 'too short': [1.5, 'ROSA'] },
    legRoom: { cramped: [2, 'OSHA checklist'] },
    chairAdjustment: { fixed: [2, 'ROSA'] },
    lumbarSupport: { missing: [2, 'OSHA checklist'] },
    workSurface: { 'too high': [2, 'ROSA'] },
    armrests: { none: [1, 'ROSA'], 'too high': [2, 'ROSA'], 'too low': [1.5, 'ROSA'] },
    armrestSurface: { hard: [0.5, 'ROSA'] },
    armrestWidth: { 'too wide': [1, 'ROSA'] },
    armrestAdjustment: { fixed: [0.5, 'ROSA'] },
    screenHeight: { 'too low': [2, 'OSHA checklist'], 'too high': [2.5, 'OSHA checklist'] },
    // In place of a screen that is too low: a raised laptop is both.
    laptop: { flat: [2.5, 'Cornell'] },
    screenDistance: { 'too near': [2.5, 'OSHA checklist'], 'too far': [1.5, 'ROSA'] },
    screenPlace: { 'to the side': [2.5, 'OSHA checklist'] },
    glare: { glare: [2, 'OSHA checklist'] },
    documents: { 'flat on the desk': [1.5, 'OSHA checklist'] },
    phoneReach: { far: [1.5, 'ROSA'] },
    handsFree: { missing: [1, 'ROSA'] },
    mouseReach: { reaching: [2, 'OSHA checklist'] },
    mouseSurface: { 'different from the keyboard': [2, 'ROSA'] },
    palmRest: { 'in the way': [1, 'ROSA'] },
    keyboardHeight: { 'too high': [2, 'ROSA'], 'too low': [1, 'OSHA checklist'] },
    keyboardAdjustment: { fixed: [0.5, 'ROSA'] },
    light: { 'too dim': [1.5, 'our judgment'], 'too bright': [1.5, 'our judgment'] },
  },
  posture: {
    trunk: { 'leaning forward': [3, 'OSHA checklist'], slumped: [3, 'OSHA checklist'] },
    lumbarSupport: { missing: [2, 'OSHA checklist'] },
    seatHeight: {
      'too low': [1.5, 'OSHA checklist'],
      'too high': [1.5, 'OSHA checklist'],
      'feet in the air': [2.5, 'OSHA checklist'],
    },
    legRoom: { cramped: [1.5, 'OSHA checklist'] },
    seatDepth: { 'too long': [1, 'OSHA checklist'], 'too short': [1, 'OSHA checklist'] },
    armrests: { none: [0.5, 'ROSA'] },
    neck: { 'bent forward': [2.5, 'OSHA checklist'], 'tipped back': [3, 'OSHA checklist'] },
    neckTurn: { turned: [3, 'OSHA checklist'] },
    screenDistance: { 'too near': [2, 'our judgment'], 'too far': [1.5, 'OSHA checklist'] },
    shoulders: { raised: [2.5, 'OSHA checklist'] },
    phoneHold: { 'between ear and shoulder': [3, 'ROSA'] },
    mouseReach: { reaching: [1.5, 'OSHA checklist'] },
    mouseGrip: { pinched: [1, 'ROSA'] },
    wrists: { 'bent up': [2, 'OSHA checklist'] },
    wristAngle: { 'bent sideways': [1.5, 'ROSA'] },
    overheadReach: { needed: [1, 'ROSA'] },
    // Long hours weigh nothing by themselves.
    breaks: { rarer: [2, 'OSHA checklist'] },
  },
};

/** What a finding weighs in a score; 0 where it suits, or says nothing of this score. */
export function weightOf(kind: ScoreKind, factor: Factor, state: FactorState): number {
  const states: { readonly [State in FactorState]?: Weight } = weights[kind][factor] ?? {};
  return states[state]?.[0] ?? 0;
}
