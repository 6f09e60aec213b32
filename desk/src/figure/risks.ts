import texts from '../../texts/drawn-parts.json' with { type: 'json' };
import { adviceFor } from '../advice.ts';
import { adviceIn } from '../advice-by-setting.ts';
import { type DeskFactorPart, type Factor, factorNames, factors, suits } from '../factors.ts';
import { isCovered, type RankedFix } from '../fixes.ts';
import type { AssessmentScoring } from '../scoring.ts';
import type { Setting } from '../setting.ts';

/** `first` is among the three changes to begin with, `some` could be better, `none` fits, `unknown` was not mentioned. */
export type Risk = 'first' | 'some' | 'none' | 'unknown';

export const partNames = texts.parts;
export type DrawnPart = keyof typeof partNames;
export const drawnParts = Object.keys(partNames) as DrawnPart[];

export const risks: readonly Risk[] = ['first', 'some', 'none', 'unknown'];

export const riskWords: Record<Risk, string> = texts.risks;

export interface PartRisk {
  risk: Risk;
  findings: string[];
}

interface Assessed {
  scoring: Pick<AssessmentScoring, 'findings' | 'implied'> | null;
  fixes: readonly RankedFix[];
  /** Findings that cannot be meant there are left out. */
  setting?: Setting | null;
}

export function risksOf(details: Assessed): Record<DrawnPart, PartRisk> {
  const found = { ...details.scoring?.implied, ...details.scoring?.findings };
  const them = { setting: details.setting ?? {}, found, said: '' };
  const byPart = Object.fromEntries(
    drawnParts.map((part) => [part, { risk: 'unknown', findings: [] }]),
  ) as unknown as Record<DrawnPart, PartRisk>;
  const rankOf = (name: Factor) => details.fixes.find(({ factor }) => factor === name)?.rank ?? 99;
  for (const factor of factorNames.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const state = found[factor];
    if (state === undefined) continue;
    const part = byPart[drawnPartOf(factor)];
    const fix = suits(factor, state) ? undefined : details.fixes.find((each) => each.factor === factor);
    const advice = fix ?? adviceFor(factor, state);
    const meant = advice && adviceIn(advice, factor, state, them);
    if (advice && !meant) continue;
    const finding = meant?.finding;
    const isGone =
      details.scoring !== null &&
      isCovered({ ...details.scoring, setting: details.setting ?? null }, factor, state);
    if (finding === undefined || (factor === 'duration' && isGone)) {
      if (part.risk === 'unknown') part.risk = 'none';
      continue;
    }
    if (fix?.isFirst) part.risk = 'first';
    else if (part.risk !== 'first') part.risk = 'some';
    const isSaid = details.scoring?.findings[factor] !== undefined;
    if (fix || !isGone || (isSaid && factor !== 'screenHeight')) part.findings.push(finding);
  }
  return byPart;
}

function drawnPartOf(factor: Factor): DrawnPart {
  const part: DeskFactorPart = factors[factor].part;
  return part === 'duration' || part === 'breaks' ? 'time' : part;
}
