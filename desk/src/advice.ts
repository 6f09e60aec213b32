import texts from '../texts/factors.json' with { type: 'json' };
import fixWords from '../texts/fix-words.json' with { type: 'json' };
import sources from '../texts/sources.json' with { type: 'json' };
import { deskAdvice, deskHabits, fittingDesk } from './desk-check.ts';
import { type Factor, type FactorState, factorNames } from './factors.ts';
import { nameOf } from './implied.ts';

export interface Fix {
  do: string;
  effort: 'minutes' | 'an hour' | 'a purchase';
  cost: 'free' | 'under $50' | 'over $50';
  /** A condition for `isSo`. */
  when?: string;
}

export const { effort: effortWords, cost: costWords } = fixWords;

export function pricedFix({ do: sentence, cost, effort }: Fix): string {
  const price = [costWords[cost], ...(effort === 'an hour' ? [effortWords[effort]] : [])].join(', ');
  return `${sentence.replace(/\.$/, '')} (${price.toLowerCase()}).`;
}

export interface Advice {
  finding: string;
  why: string;
  source?: AdviceSource;
  /** Free ones first. */
  fixes: readonly [Fix, ...Fix[]];
}

export type AdviceSource = keyof typeof sources;
/** Hedge has no URL: we found him only quoted by others. */
export const adviceSources: Readonly<Record<AdviceSource, { name: string; url?: string }>> = sources;

type StateText = { praise: string } | { finding: string; why: string; source?: string; fixes: string[] };

const deskCheckSentences: Record<string, Readonly<Record<string, string>>> = {
  ...deskAdvice,
  fitting: fittingDesk,
  habit: Object.fromEntries(deskHabits.map(({ habit, advice }) => [habit, advice])),
};

const byState: ReadonlyMap<string, { advice?: Advice; praise?: string }> = new Map(
  factorNames.flatMap((factor) =>
    Object.entries<StateText>(texts[factor].states).map(([state, text]) => [
      nameOf(factor, state as FactorState),
      'praise' in text ? { praise: withDeskCheck(text.praise) } : { advice: adviceOf(text) },
    ]),
  ),
);

export const adviceFor = (factor: Factor, state: FactorState) => byState.get(nameOf(factor, state))?.advice;

export const praiseFor = (factor: Factor, state: FactorState) => byState.get(nameOf(factor, state))?.praise;

export const sentenceFor = (factor: Factor, state: FactorState) =>
  adviceFor(factor, state)?.finding ?? praiseFor(factor, state) ?? '';

function adviceOf({ why, fixes, ...text }: Exclude<StateText, { praise: string }>): Advice {
  return { ...(text as Pick<Advice, 'finding' | 'source'>), why: withDeskCheck(why), fixes: fixesOf(fixes) };
}

/** @throws if a text doesn't start with its cost, as in 'free, an hour if not drawer: Clear out …' */
export function fixesOf(texts: readonly string[]): Advice['fixes'] {
  const fixes = texts.map((text): Fix => {
    const [, cost, hour, when, what = ''] =
      /^(free|under \$50|over \$50)(, an hour)?(?: if ([^:]+))?: (.+)$/.exec(text) ?? [];
    if (!cost) throw new Error(`This fix does not begin with what it costs: ${text}`);
    const effort = cost === 'free' ? (hour ? 'an hour' : 'minutes') : 'a purchase';
    return { do: withDeskCheck(what), effort, cost: cost as Fix['cost'], ...(when && { when }) };
  });
  return fixes as [Fix, ...Fix[]];
}

function withDeskCheck(text: string): string {
  return text.replace(/\{(\w+): (.+)\}/, (reference, of: string, name: string) => {
    const sentence = deskCheckSentences[of]?.[name];
    if (!sentence) throw new Error(`The desk check has no sentence ${reference}`);
    return sentence;
  });
}
