import texts from '../../texts/drawn-parts.json' with { type: 'json' };
import { adviceFor } from '../advice.ts';
import { adviceIn } from '../advice-by-setting.ts';
import { type Factor, factorNames, factors, suits } from '../factors.ts';
import { isCovered, type RankedFix } from '../fixes.ts';
import type { AssessmentScoring } from '../scoring.ts';
import type { Setting } from '../setting.ts';

export const partNames = texts.parts;
export type DrawnPart = keyof typeof partNames;
export const drawnParts = Object.keys(partNames) as DrawnPart[];

export const riskWords = texts.risks;
/**
 * `first`: among the first three changes; `some`: could be better; `none`: fits; `unknown`: not mentioned.
 */
export type Risk = keyof typeof riskWords;
/** Worst first. */
export const risks = Object.keys(riskWords) as Risk[];

export interface PartRisk {
  risk: Risk;
  findings: string[];
}

interface Assessed {
  scoring: Pick<AssessmentScoring, 'findings' | 'implied'> | null;
  fixes: readonly RankedFix[];
  setting?: Setting | null;
}

export function risksOf({ scoring, fixes, setting }: Assessed): Record<DrawnPart, PartRisk> {
  const { findings = {}, implied = {} } = scoring ?? {};
  const found = { ...implied, ...findings };
  const them = { setting: setting ?? {}, found, said: '' };
  const byPart = Object.fromEntries(
    drawnParts.map((part): [string, PartRisk] => [part, { risk: 'unknown', findings: [] }]),
  ) as Record<DrawnPart, PartRisk>;
  const fixOf = (factor: Factor) => fixes.find((fix) => fix.factor === factor);
  const rankOf = (factor: Factor) => fixOf(factor)?.rank ?? 99;
  for (const factor of factorNames.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const state = found[factor];
    if (state === undefined) continue;
    const fix = suits(factor, state) ? undefined : fixOf(factor);
    const given = fix && !fix.isOwn ? fix : adviceFor(factor, state);
    const advice = given && adviceIn(given, factor, state, them);
    if (given && !advice) continue;
    const part = byPart[drawnPartOf(factor)];
    const isGone = isCovered({ findings, implied, setting: setting ?? null }, factor, state);
    if (!advice || (factor === 'duration' && isGone)) {
      if (part.risk === 'unknown') part.risk = 'none';
      continue;
    }
    if (fix?.isFirst) part.risk = 'first';
    else if (part.risk !== 'first') part.risk = 'some';
    const isSaid = findings[factor] !== undefined;
    if (fix || !isGone || (isSaid && factor !== 'screenHeight')) part.findings.push(advice.finding);
  }
  return byPart;
}

function drawnPartOf(factor: Factor): DrawnPart {
  const { part } = factors[factor];
  return part === 'duration' || part === 'breaks' ? 'time' : part;
}
