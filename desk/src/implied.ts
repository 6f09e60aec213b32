import type { Factor, FactorState, Findings } from './factors.ts';
import type { Seat, Setting } from './setting.ts';

type Finding = readonly [Factor, FactorState];
export type Consequence = readonly [...cause: Finding, ...effect: Finding];

const backless: readonly Finding[] = [
  ['lumbarSupport', 'missing'],
  ['armrests', 'none'],
];
const unmoving: readonly Finding[] = [['chairAdjustment', 'fixed'], ...backless];
const lounging: readonly Finding[] = [...unmoving, ['trunk', 'slumped']];

/** What furniture implies where the person said nothing. This is our judgment. */
const impliedBySeat: { readonly [Name in Seat]?: readonly Finding[] } = {
  'kitchen chair': unmoving,
  stool: backless,
  bench: backless,
  ball: backless,
  couch: lounging,
  bed: lounging,
  recliner: lounging,
  'bean bag': lounging,
};

/** What a finding does to a body where nothing was said. The first match wins. */
export const consequences: readonly Consequence[] = [
  ['screenHeight', 'too high', 'neck', 'tipped back'],
  ['screenHeight', 'too low', 'neck', 'bent forward'],
  ['laptop', 'flat', 'neck', 'bent forward'],
  ['screenPlace', 'to the side', 'neckTurn', 'turned'],
  ['armrests', 'too high', 'shoulders', 'raised'],
  ['keyboardHeight', 'too high', 'shoulders', 'raised'],
  ['workSurface', 'too high', 'shoulders', 'raised'],
];

export const isLounging = ({ seat }: Setting) => seat !== undefined && impliedBySeat[seat] === lounging;

export function impliedBy(findings: Findings, setting: Setting): Findings {
  const implied: Partial<Record<Factor, FactorState>> = {};
  const add = (factor: Factor, state: FactorState) => {
    if (findings[factor] === undefined) implied[factor] ??= state;
  };
  const hasArmrests = findings.armrestSurface ?? findings.armrestWidth ?? findings.armrestAdjustment;
  for (const [factor, state] of (setting.seat && impliedBySeat[setting.seat]) ?? []) {
    // Armrests that are hard or too wide are there.
    if (factor !== 'armrests' || hasArmrests === undefined) add(factor, state);
  }
  // A laptop used on a couch, bed, recliner or bean bag counts as flat, unless the person says that the screen height fits.
  if (isLounging(setting) && setting.device === 'laptop' && findings.screenHeight !== 'fits')
    add('laptop', 'flat');
  const before: Findings = { ...(implied as Findings), ...findings };
  for (const [cause, state, effect, effectState] of consequences) {
    if (before[cause] === state) add(effect, effectState);
  }
  return implied as Findings;
}
