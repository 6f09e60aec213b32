import texts from '../texts/implied.json' with { type: 'json' };
import type { Factor, FactorState, Findings } from './factors.ts';
import type { Setting } from './setting.ts';

/** A finding as the texts name it. */
export const nameOf = (factor: Factor, state: FactorState) => `${factor}: ${state}`;

/** What furniture implies where the person said nothing. This is our judgment. */
const impliedBySeat: Readonly<Record<string, Record<string, string>>> = texts.seats;

/** What a finding does to a body where nothing was said. The first match wins. */
const consequences: Readonly<Record<string, string>> = texts.consequences;
const solvedWith: Readonly<Record<string, readonly string[]>> = texts.solvedWith;

/** Whether a finding goes away with another one, and needs no fix of its own. Its weight counts for the other one. */
export const goesWith = (effect: string, cause: string) =>
  consequences[cause] === effect || solvedWith[cause]?.includes(effect) === true;

/** A couch, bed, recliner or bean bag. */
export const isLounging = ({ seat }: Setting) => impliedBySeat[seat ?? '']?.trunk === 'slumped';

export function impliedBy(findings: Findings, setting: Setting): Findings {
  const implied: Partial<Record<Factor, FactorState>> = {};
  const add = (factor: Factor, state: FactorState) => {
    if (findings[factor] === undefined) implied[factor] ??= state;
  };
  const hasArmrests = findings.armrestSurface ?? findings.armrestWidth ?? findings.armrestAdjustment;
  for (const [factor, state] of Object.entries(impliedBySeat[setting.seat ?? ''] ?? {})) {
    // Armrests that are hard or too wide are there.
    if (factor !== 'armrests' || hasArmrests === undefined) add(factor as Factor, state as FactorState);
  }
  // A laptop used on a couch, bed, recliner or bean bag counts as flat, unless the person says that the screen height fits.
  if (isLounging(setting) && setting.device === 'laptop' && findings.screenHeight !== 'fits')
    add('laptop', 'flat');
  const before: Findings = { ...(implied as Findings), ...findings };
  const causes = Object.entries(before).map(([factor, state]) => nameOf(factor as Factor, state));
  for (const [cause, effect] of Object.entries(consequences)) {
    const [factor, state] = effect.split(': ') as [Factor, FactorState];
    if (causes.includes(cause)) add(factor, state);
  }
  return implied as Findings;
}
