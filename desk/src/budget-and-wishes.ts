import words from '../texts/budget.json' with { type: 'json' };
import texts from '../texts/wishes.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import type { Factor } from './factors.ts';
import { saying } from './texts.ts';

export interface Budget {
  dollars: number;
  note: string;
  isNothing?: boolean;
}

const kinds = words.kinds.map(({ said, not, ...kind }) => ({
  ...kind,
  said: saying(said),
  not: not && saying(not),
}));
const amount = new RegExp(words.amount, 'i');
const budgetWord = saying(words.budgetWord);
const numbers: Readonly<Record<string, number>> = words.numbers;
const number = saying(Object.keys(numbers));
/** From this amount on, everything we suggest can be bought new. */
const enoughFrom = 200;

/** An amount wins, as in “There’s no money, but anything under $50 is fine.” */
export function budgetIn(answers: Answers): Budget | undefined {
  const sentences = answerNames.flatMap((name) =>
    answers[name].split(/[.;!?\n]+/).map((text) => ({ text, isWish: name === 'desiredImprovements' })),
  );
  const amounts = sentences.flatMap(({ text, isWish }) => amountIn(text, isWish) ?? []);
  const others = sentences.flatMap(({ text, isWish }): Budget[] => {
    const kind = kinds.find((one) => (isWish || !one.isWish) && one.said.test(text) && !one.not?.test(text));
    if (!kind) return [];
    const [said = ''] = kind.said.exec(text) ?? [];
    return [{ ...kind, note: kind.note.replace('{words}', said.trim()) }];
  });
  return amounts[0] ?? others[0];
}

function amountIn(text: string, isWish: boolean): Budget | undefined {
  const digits = text.replace(number, (word) => `${numbers[word.toLowerCase()]}`);
  const [found = '', sum] = amount.exec(digits) ?? [];
  if (!sum || !(isWish || budgetWord.test(found))) return undefined;
  const dollars = Number(sum.replaceAll(/[^\d]/g, ''));
  return { dollars, note: (dollars >= enoughFrom ? words.enough : words.within).replace('{words}', sum) };
}

/** `factors` are closest first; `answer` is used if none of them has a fix. */
const wishes = texts.map(({ answer, factors, words }) => ({
  ...{ answer, factors: factors as Factor[] },
  pattern: new RegExp(words.join('|'), 'i'),
}));
type Wish = (typeof wishes)[number];

const notWished = saying(words.notWished);
/** "A lectern between me and the screen" doesn't ask for a screen. */
const whatIsThere = new RegExp(words.whatIsThere, 'i');

const most = 3;
const wantsToKnow = saying(words.wantsToKnow);
const unanswered = { ...words.unanswered, factors: [], pattern: wantsToKnow };

interface Asked {
  words: string;
  named: string;
  isQuestion: boolean;
  wantsToKnow: boolean;
}

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

export function sharedWords(one: string, other: string): number {
  const stems = new Set(stemsOf(other));
  return new Set(stemsOf(one).filter((stem) => stems.has(stem))).size;
}
