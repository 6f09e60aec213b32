import texts from '../texts/implied.json' with { type: 'json' };
import type { Factor, FactorState, Findings } from './factors.ts';
import type { Setting } from './setting.ts';

export const nameOf = (factor: Factor, state: FactorState) => `${factor}: ${state}`;

/** Our judgment, without a source. */
const impliedBySeat: Readonly<Record<string, Record<string, string>>> = texts.seats;

/** The first match wins. */
const consequences: Readonly<Record<string, string>> = texts.consequences;
const solvedWith: Readonly<Record<string, readonly string[]>> = texts.solvedWith;

/** The effect needs no fix; its weight counts for the cause. */
export const goesWith = (effect: string, cause: string) =>
  consequences[cause] === effect || solvedWith[cause]?.includes(effect) === true;

export const isLounging = ({ seat }: Setting) => impliedBySeat[seat ?? '']?.trunk === 'slumped';

export function impliedBy(findings: Findings, setting: Setting): Findings {
  const implied: Partial<Record<Factor, FactorState>> = {};
  const add = (factor: Factor, state: FactorState) => {
    if (findings[factor] === undefined) implied[factor] ??= state;
  };
  const hasArmrests = findings.armrestSurface ?? findings.armrestWidth ?? findings.armrestAdjustment;
  for (const [factor, state] of Object.entries(impliedBySeat[setting.seat ?? ''] ?? {})) {
    // Someone with hard or wide armrests has armrests.
    if (factor !== 'armrests' || hasArmrests === undefined) add(factor as Factor, state as FactorState);
  }
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
