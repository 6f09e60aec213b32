import { type Factor, type FactorState, factorNames, factors } from '../factors.ts';
import { blocksIn, oneOf } from '../phrase-files.ts';
import { isNegation } from './negation.ts';
import { statesOfNumbers } from './numbers.ts';
import { type Phrase, phrase } from './phrases.ts';
import { numberOf } from './quantities.ts';

const weights = { Numbers: 3, Certain: 3, Said: 2, Hint: 1, Wish: 1 } as const;

interface RulePhrase extends Phrase {
  state: FactorState | ((matched: string) => FactorState | undefined);
  weight: number;
  isNegation: boolean;
  ofWishes: boolean;
}

export interface FactorRules {
  factor: Factor;
  phrases: RulePhrase[];
  ifDenied: Partial<Record<FactorState, FactorState>>;
  unless: Phrase[];
  takesBack: Phrase[];
  firstCounts: boolean;
}

export const rulesOfFactors: readonly FactorRules[] = readRules();

function readRules(): FactorRules[] {
  const all: FactorRules[] = [];
  for (const { heading, value, lines, source } of blocksIn('reader/factors')) {
    const rules = all.at(-1);
    const states: readonly FactorState[] = rules ? factors[rules.factor].states : [];
    if (heading === 'Factor') {
      const factor = oneOf(factorNames, value, source);
      all.push({ factor, phrases: [], ifDenied: {}, unless: [], takesBack: [], firstCounts: false });
    } else if (!rules) throw new Error(`${source} stands before any factor: ${heading}`);
    else if (heading === 'First counts') rules.firstCounts = true;
    else if (heading === 'Unless') rules.unless = lines.map(phrase);
    else if (heading === 'Takes back') rules.takesBack = lines.map(phrase);
    else if (heading === 'If denied') {
      for (const line of lines) {
        const [denied = '', meant = ''] = line.split(' = ');
        rules.ifDenied[oneOf(states, denied, source)] = oneOf(states, meant, source);
      }
    } else {
      const weight = weights[heading as keyof typeof weights];
      if (!weight) throw new Error(`${source} is not understood: ${heading}`);
      const isOfNumbers = heading === 'Numbers';
      const ofNumbers = isOfNumbers ? statesOfNumbers[value] : undefined;
      const state = ofNumbers
        ? (matched: string) => ofNumbers(...amountsIn(matched))
        : oneOf(states, value, source);
      const shared = { state, weight, ofWishes: heading === 'Wish' };
      rules.phrases.push(
        ...lines.map((line) => ({ ...phrase(line), ...shared, isNegation: isOfNumbers || isNegation(line) })),
      );
    }
  }
  return all;
}

function amountsIn(matched: string): number[] {
  return matched.split(' ').flatMap((word) => numberOf(word.replace(/(?:min|cm)$/, '')) ?? []);
}
