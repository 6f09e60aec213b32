import words from '../texts/budget.json' with { type: 'json' };
import texts from '../texts/wishes.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import type { Factor } from './factors.ts';
import { saying } from './texts.ts';

/** What may be spent, and why, in their words. */
export interface Budget {
  kind: 'nothing' | 'amount' | 'little' | 'alone' | 'employer';
  dollars: number;
  words: string;
}

export const { costs } = words;
const nothing = saying(words.nothing);
const little = saying(words.little);
const alone = saying(words.alone);
const refused = new RegExp(words.refused, 'i');
const employer = new RegExp(words.employer, 'i');
const negation = saying(words.negation);
const amount = new RegExp(words.amount, 'i');
const currencies: Readonly<Record<string, string>> = { qui: '£', pou: '£', gbp: '£', eur: '€' };
const numbers = saying(Object.keys(words.numbers));
const numberOf = (word: string) => `${words.numbers[word.toLowerCase() as keyof typeof words.numbers]}`;
const budgetWord = saying(words.budgetWord);

/** Of several, an amount: “There’s no money, but anything under $50 is fine.” */
export function budgetIn(answers: Answers): Budget | undefined {
  const sentences = answerNames.flatMap((name) =>
    answers[name].split(/[.;!?\n]+/).map((text) => ({ name, text: text.replace(numbers, numberOf) })),
  );
  const found = sentences.flatMap(({ name, text }): Budget[] => {
    const [none] = nothing.exec(text) ?? refused.exec(text) ?? [];
    const amountFound = amount.exec(text);
    if (amountFound && (name === 'desiredImprovements' || budgetWord.test(amountFound[0]))) {
      const [, sign, after, before, unit = ''] = amountFound;
      const dollars = Number((after ?? before ?? '').replaceAll(',', ''));
      const currency = sign ?? currencies[unit.slice(0, 3).toLowerCase()] ?? '$';
      return [{ kind: 'amount', dollars, words: `${currency}${dollars.toLocaleString('en-US')}` }];
    }
    if (none) return [{ kind: 'nothing', dollars: 0, words: none.trim() }];
    if (alone.test(text)) return [{ kind: 'alone', dollars: 20, words: '' }];
    if (name === 'desiredImprovements' && little.test(text))
      return [{ kind: 'little', dollars: 20, words: '' }];
    if (employer.test(text) && !negation.test(text)) return [{ kind: 'employer', dollars: 500, words: '' }];
    return [];
  });
  return found.find(({ kind }) => kind === 'amount') ?? found[0];
}

/** What someone asks for. `factors` take it up, the closest first; `answer` is said where none of them has a fix. */
const wishes = texts.map(({ about, answer, factors, words }) => ({
  ...{ about, answer, factors: factors as Factor[] },
  pattern: new RegExp(words.join('|'), 'i'),
}));
type Wish = (typeof wishes)[number];

const notWished = saying(words.notWished);
/** What they tell that they have is no wish. */
export const isOffer = saying(words.offers);

/** "A lectern between me and the screen" asks for no screen, and "less pain without a new desk" for no desk. */
const whatIsThere = new RegExp(words.whatIsThere, 'i');

const most = 3;
const wantsToKnow = saying(words.wantsToKnow);
const unanswered = { ...words.unanswered, factors: [], pattern: wantsToKnow };

/** `words` are the sentence that says it, and `named` is what is asked for. */
interface Asked {
  words: string;
  named: string;
  isQuestion: boolean;
  /** Whether they want to know something, with a question mark or without. */
  wantsToKnow: boolean;
}

/** What someone asked for, at most three things, each with the sentence that says so, or what else they want to know. */
export function wishesIn(desired: string): (Wish & Asked)[] {
  const sentences = [...desired.matchAll(/((?:\b(?:Dr|Mrs?|Ms|St)\.|[^.;!?\n])+)(\??)/g)].map(
    ([, words = '', mark]) => ({
      words,
      isQuestion: mark === '?',
      wantsToKnow: mark === '?' || wantsToKnow.test(words),
      meant: words
        .split(/,|\bbut\b/i)
        .filter((clause) => !notWished.test(clause.trim()))
        .join(',')
        .replace(whatIsThere, ''),
    }),
  );
  const found = wishes
    .flatMap((wish) => {
      const said = sentences.find(({ meant }) => wish.pattern.test(meant));
      if (!said) return [];
      const [named = ''] = wish.pattern.exec(said.meant) ?? [];
      // A new mouse is one wish, not two.
      said.meant = said.meant.replace(named, '');
      return { ...wish, ...said, named };
    })
    .slice(0, most);
  const question = sentences.find((one) => one.meant !== '' && one.wantsToKnow);
  const isTaken = found.some(({ words }) => words === question?.words);
  return question && !isTaken && (found.length === 0 || question.isQuestion)
    ? [...found, { ...unanswered, ...question, named: '' }].slice(0, most)
    : found;
}

const plain = new Set(words.plain.split(' '));
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).flatMap((word) =>
    plain.has(word) ? [] : word.replace(/(?:ing|ed|e?s|e)$/, '').slice(0, 6),
  );

/** How many words both texts have, such as "chair" of "better chairs". */
export function sharedWords(one: string, other: string): number {
  const stems = new Set(stemsOf(other));
  return new Set(stemsOf(one).filter((stem) => stems.has(stem))).size;
}
