import pain from '../texts/discomfort.json' with { type: 'json' };
import texts from '../texts/told.json' with { type: 'json' };
import { type Advice, fixesOf } from './advice.ts';
import { possibleAdvice } from './advice-by-setting.ts';
import type { AnswerName } from './answers.ts';
import { isSo, type Them } from './circumstances.ts';
import { type Factor, factors } from './factors.ts';
import type { Pain, RankedFix } from './fixes.ts';

/** `covers` are factors it also explains; `leads` puts it first; `from` is the answer that says it. */
export type Step = RankedFix & { covers?: Factor[]; leads?: boolean; from?: AnswerName };

export const causesOf = ({ factor, covers = [] }: Step) => [factor, ...covers];
export const eases = (step: Step, factors: readonly Factor[]) =>
  causesOf(step).some((one) => factors.includes(one));

export function toldSteps(them: Them): (Step & Required<Pick<Step, 'covers'>>)[] {
  const used = new Set<string>();
  const withAll = { ...them, setting: { ...them.setting, without: [] } };
  return texts.flatMap(({ when, factor, covers = [], leads = false, finding, fixes }) => {
    if (used.has(factor) || !isSo(when, them)) return [];
    const advice = possibleAdvice({ finding, why: '', fixes: fixesOf(fixes) }, withAll);
    if (!advice) return [];
    used.add(factor);
    return { ...stepOf(factor as Factor, advice, them), covers: covers as Factor[], leads };
  });
}

export function withChecks(
  fixes: readonly Step[],
  pains: readonly Pain[],
  unknown: readonly Factor[],
  { them, tierOf }: { them: Them; tierOf: (fix: Step) => number },
): Step[] {
  const steps = [...fixes];
  for (const { word, about, checks } of pains) {
    const others = about.filter((one) => one !== 'breaks');
    let isEased = fixes.some((step) => eases(step, others));
    for (const factor of checks) {
      if (!unknown.includes(factor) || steps.some((step) => step.factor === factor)) continue;
      if (isEased && steps.length > 1) continue;
      const { finding, fixes: ways } = pain.checks[factor as keyof typeof pain.checks];
      const check = { finding: finding.replace('{hurt}', word), why: '', fixes: fixesOf(ways) };
      const advice = possibleAdvice(check, them);
      if (!advice) continue;
      const after = steps.findIndex((fix) => tierOf(fix) > 1);
      steps.splice(isEased || after < 0 ? steps.length : after, 0, stepOf(factor, advice, them));
      isEased = true;
    }
  }
  return steps;
}

export const stepOf = (factor: Factor, advice: Advice, { found }: Them): RankedFix => ({
  ...advice,
  ...{ factor, state: found[factor] ?? factors[factor].states[0] },
  ...{ score: null, rank: 0, isFirst: false },
});
