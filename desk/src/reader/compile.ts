import { type Factor, type FactorState, factorNames } from '../factors.ts';
import { saysNot } from './negation.ts';
import { type Phrase, phrase } from './phrases.ts';
import { numberOf } from './quantities.ts';
import { armsRules } from './rules/arms.ts';
import { backRules } from './rules/back.ts';
import { keyboardRules } from './rules/keyboard.ts';
import { lightRules } from './rules/light.ts';
import { lookingRules } from './rules/looking.ts';
import { mouseRules } from './rules/mouse.ts';
import { phoneRules } from './rules/phone.ts';
import type { FactorRules, Rules } from './rules/rules.ts';
import { screenRules } from './rules/screen.ts';
import { seatRules } from './rules/seat.ts';
import { timeRules } from './rules/time.ts';

interface CompiledPhrase extends Phrase {
  /** What it says, or how to tell from the words that matched. */
  state: FactorState | ((matched: string) => FactorState | undefined);
  weight: number;
  /** Whether it is a negation in itself. */
  saysNot: boolean;
  ofWishes: boolean;
}

export interface Compiled {
  factor: Factor;
  /** In the order they are tried. */
  phrases: readonly CompiledPhrase[];
  ifNot: Partial<Record<FactorState, FactorState>>;
  unless: readonly Phrase[];
  takesBack: readonly Phrase[];
  firstCounts: boolean;
}

const rules: Rules = {
  ...seatRules,
  ...backRules,
  ...armsRules,
  ...screenRules,
  ...lookingRules,
  ...keyboardRules,
  ...mouseRules,
  ...phoneRules,
  ...lightRules,
  ...timeRules,
};

const weights = { surely: 3, says: 2, hints: 1, wishes: 1 } as const;

/** All rules, ready for use. */
export const rulesOfFactors: readonly Compiled[] = factorNames.flatMap((factor) => {
  // One shape for the rules of all factors: what is true of each is true of any.
  const ofFactor = rules[factor] as FactorRules<Factor> | undefined;
  return ofFactor ? [compiled(factor, ofFactor)] : [];
});

function compiled(factor: Factor, of: FactorRules<Factor>): Compiled {
  const phrasesOf = (level: keyof typeof weights): CompiledPhrase[] =>
    Object.entries(of[level] ?? {}).flatMap(([state, written]) =>
      written.map((one) => ({
        ...phrase(one),
        state: state as FactorState,
        weight: weights[level],
        saysNot: saysNot(one),
        ofWishes: level === 'wishes',
      })),
    );
  const numbers = (of.numbers ?? []).map(
    ([written, state]): CompiledPhrase => ({
      ...phrase(written),
      state: (matched) => state(...amountsIn(matched)),
      weight: weights.surely,
      saysNot: true,
      ofWishes: false,
    }),
  );
  return {
    factor,
    phrases: [
      ...numbers,
      ...(['surely', 'says', 'hints', 'wishes'] as const).flatMap((level) => phrasesOf(level)),
    ],
    ifNot: of.ifNot ?? {},
    unless: (of.unless ?? []).map(phrase),
    takesBack: (of.takesBack ?? []).map(phrase),
    firstCounts: of.firstCounts ?? false,
  };
}

function amountsIn(matched: string): number[] {
  return matched.split(' ').flatMap((word) => numberOf(word.replace(/(?:min|cm)$/, '')) ?? []);
}
