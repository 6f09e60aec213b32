import type { Factor, FactorState } from './factors.ts';

/** `workstation` is a desk's fit and equipment, `posture` how a body is held at it and for how long. */
export const scoreKinds = ['workstation', 'posture'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

/** Who names this as a problem. All weights are our judgment, because no one published any for two scores of this kind. */
type Source = 'OSHA checklist' | 'ROSA' | 'Cornell' | 'our judgment';
type Weight = readonly [weight: number, source: Source];
type Weights = { readonly [Name in Factor]?: { readonly [State in FactorState<Name>]?: Weight } };

/** 0.5 to 1 is minor, 1.5 to 2 moderate, 2.5 to 3 severe. What is not listed weighs nothing. */
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
    // Counts instead of a screen that is too low.
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

/** 0 where the finding suits, or does not concern this score. */
export function weightOf(kind: ScoreKind, factor: Factor, state: FactorState): number {
  const states: { readonly [State in FactorState]?: Weight } = weights[kind][factor] ?? {};
  return states[state]?.[0] ?? 0;
}
