import type { AnswerName } from '../answers.ts';
import { marksOf } from './needs.ts';
import { hasOne, type Plain, phrasesOf } from './phrases.ts';
import { isOfNow, type Qualifier, qualifierOf } from './qualifier.ts';
import { sentencesOf } from './split.ts';
import { plainWords, topics } from './words.ts';

export interface Clause extends Plain {
  answer: AnswerName;
  /** In the person's own words. */
  text: string;
  /** How many characters of `plain` are not the clause's own: in front stands what it goes on about if it does not name that. */
  borrowed: number;
  qualifier: Qualifier;
  /** Whether it says that it is so now, after something that was not. */
  now: boolean;
}

const opposite = phrasesOf('opposite');
const likewise = phrasesOf('likewise');
const chairThatMoves = phrasesOf('chair that moves');
const pronoun = phrasesOf('pronoun');
const newSubject = phrasesOf('new subject');
const beginsWithSomebody = phrasesOf('begins with somebody');
const onADesk = phrasesOf('on a desk');

/** Stands in front of every clause of an answer: numbers mean something else in it. */
const marks: Partial<Record<AnswerName, string>> = {
  hoursSpent: ' hoursspent',
  breaksRoutine: ' breaks',
  workspaceLighting: ' onlight',
};

/** How much of what went before is kept. */
const longestAbout = 60;

/** An answer's clauses, each in plain words and with what it goes on about. */
export function clausesOf(answer: AnswerName, text: string): Clause[] {
  const clauses: Clause[] = [];
  // An answer on the light that names nothing is about the light.
  let about = answer === 'workspaceLighting' ? 'light' : '';
  for (const sentence of sentencesOf(text)) {
    const asked = sentence.isQuestion && startsAsQuestion(sentence.clauses[0] ?? '');
    let before: Qualifier | undefined;
    let lastExcluded: Clause | undefined;
    for (const [index, clause] of sentence.clauses.entries()) {
      const words = plainWords(clause);
      const own = plainOf(words);
      const named = [...new Set(words.filter((word) => topics.has(word)))];
      if (named.length === 0 && hasOne(newSubject, own)) about = '';
      // "A chair with arms, and a lever to raise it": what is one is the chair.
      const one = hasOne(chairThatMoves, own)
        ? about.replace(/^armrests$/, 'chair').replace(/\barmrests /, '')
        : about;
      const front = (marks[answer] ?? '') + (one && goesOn(one, own, named) ? ` ${one}` : '');
      const isQuestion =
        asked || (sentence.isQuestion && !isGuess.has(answer) && index === sentence.clauses.length - 1);
      const contrast = hasOne(opposite, own) ? lastExcluded : undefined;
      const alike = hasOne(likewise, own) ? clauses.at(-1) : undefined;
      const qualifier = isQuestion
        ? 'excluded'
        : contrast
          ? 'stated'
          : (alike?.qualifier ?? qualifierOf(answer, own, before));
      const read = contrast
        ? inFront(' not', contrast)
        : alike
          ? inFront(` ${named.join(' ')}`, plainOf(withoutSubject(alike.plain)))
          : inFront(front, own);
      clauses.push({
        ...read,
        answer,
        text: clause,
        borrowed: contrast || alike ? 0 : front.length,
        qualifier,
        now: isOfNow(own),
      });
      if (qualifier === 'excluded') lastExcluded = clauses.at(-1);
      about = aboutNext(about, own, named);
      before = isQuestion ? undefined : qualifier;
    }
  }
  return clauses;
}

/** A clause of plain words, to be searched. */
export function plainOf(words: readonly string[]): Plain {
  return { plain: ` ${words.join(' ')} `, marks: marksOf(words) };
}

function inFront(front: string, { plain, marks }: Plain): Plain {
  return front === '' ? { plain, marks } : { plain: front + plain, marks: marksOf(front.split(' '), marks) };
}
function withoutSubject(plain: string): readonly string[] {
  return plain
    .trim()
    .replace(
      /^(?:and |but )?(?:(?:it|they|that|this|which|one) |(?:my |the )?(?:\w+ ){0,2}?(?=(?:can|goes|moves?|is|are|does|do|has)\b))/,
      '',
    )
    .split(' ');
}

/** "Twice?" is what one thinks oneself. */
const isGuess = new Set<AnswerName>(['hoursSpent', 'breaksRoutine']);
const body = new Set('feet wrists hands shoulders knees legs elbows thighs neck head'.split(' '));
/** Whether a clause goes on about what the ones before it named. */
function goesOn(about: string, own: Plain, named: readonly string[]): boolean {
  if (named.length === 0 || hasOne(pronoun, own)) return true;
  if (!named.every((word) => body.has(word))) return false;
  // "The phone's in my hand, head straight."
  if (/\b(?:phone|headset)\b/.test(about)) return true;
  // "A trackball, comfortable in the hand."
  return !hasOne(beginsWithSomebody, own) && !body.has(own.plain.trim().split(' ')[0] ?? '');
}
function aboutNext(about: string, own: Plain, named: readonly string[]): string {
  if (named.length === 0) return about;
  // "The screen's big, but kept on a table, its top at my chin."
  if (about && named.every((word) => word === 'desk' || word === 'counter') && hasOne(onADesk, own))
    return about;
  // The first thing named comes last, next to what is said of it; a desk is where things stand, and seldom what is meant.
  const things = named.toReversed();
  const mentions = [
    ...things.filter((one) => one === 'desk'),
    ...things.filter((one) => one !== 'desk'),
  ].join(' ');
  if (named.every((word) => body.has(word))) return `${mentions} ${about}`.slice(0, longestAbout);
  return hasOne(pronoun, own) ? `${about} ${mentions}`.slice(-longestAbout).trim() : mentions;
}

function startsAsQuestion(clause: string): boolean {
  return /^(?:so |and |but |or )?(?:is|are|am|do|does|did|can|could|should|would|will|what|which|how|why|where|when|who|any|has|have)\b/i.test(
    clause,
  );
}
