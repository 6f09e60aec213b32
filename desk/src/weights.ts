import texts from '../texts/weights.json' with { type: 'json' };
import type { Factor, FactorState } from './factors.ts';

/** `workstation` rates the desk, `posture` how a body is held at it and for how long. */
export const scoreKinds = ['workstation', 'posture'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

const weights: Readonly<Record<ScoreKind, Record<string, Record<string, string>>>> = texts;

export const weightOf = (kind: ScoreKind, factor: Factor, state: FactorState) =>
  Number.parseFloat(weights[kind][factor]?.[state] ?? '0');
