import type { AnswerName } from '../answers.ts';
import { hasOne, type Plain, phrasesOf } from './phrases.ts';
import { isAboutNow, type Qualifier, qualifierOf } from './qualifier.ts';
import { sentencesOf } from './split.ts';
import { plainWords, topics } from './words.ts';

export interface Clause extends Plain {
  answer: AnswerName;
  text: string;
  /** How many characters at the start of `plain` are borrowed from the clauses before. */
  borrowed: number;
  qualifier: Qualifier;
  isNow: boolean;
}

const opposite = phrasesOf('opposite');
const likewise = phrasesOf('likewise');
const chairThatMoves = phrasesOf('chair that moves');
const pronoun = phrasesOf('pronoun');
const newSubject = phrasesOf('new subject');
const beginsWithSomebody = phrasesOf('begins with somebody');
const onADesk = phrasesOf('on a desk');

const answerMarks: Partial<Record<AnswerName, string>> = {
  hoursSpent: ' hoursspent',
  breaksRoutine: ' breaks',
  workspaceLighting: ' onlight',
};

const longestAbout = 60;

export function clausesOf(answer: AnswerName, text: string): Clause[] {
  const clauses: Clause[] = [];
  // The answer on the light is about the light unless it names something else.
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
      // "A chair with arms, and a lever to raise it": the chair is raised.
      const one = hasOne(chairThatMoves, own)
        ? about.replace(/^armrests$/, 'chair').replace(/\barmrests /, '')
        : about;
      const front = (answerMarks[answer] ?? '') + (one && continuesSubject(one, own, named) ? ` ${one}` : '');
      const isQuestion =
        asked ||
        (sentence.isQuestion && !questionsAreGuesses.has(answer) && index === sentence.clauses.length - 1);
      const contrast = hasOne(opposite, own) ? lastExcluded : undefined;
      const alike = hasOne(likewise, own) ? clauses.at(-1) : undefined;
      const qualifier = isQuestion
        ? 'excluded'
        : contrast
          ? 'stated'
          : (alike?.qualifier ?? qualifierOf(answer, own, before));
      const plain = contrast
        ? ` not${contrast.plain}`
        : alike
          ? ` ${named.join(' ')} ${withoutSubject(alike.plain)} `
          : front + own.plain;
      clauses.push({
        plain,
        answer,
        text: clause,
        borrowed: contrast || alike ? 0 : front.length,
        qualifier,
        isNow: isAboutNow(own),
      });
      if (qualifier === 'excluded') lastExcluded = clauses.at(-1);
      about = aboutNext(about, own, named);
      before = isQuestion ? undefined : qualifier;
    }
  }
  return clauses;
}

export const plainOf = (words: readonly string[]): Plain => ({ plain: ` ${words.join(' ')} ` });

function withoutSubject(plain: string): string {
  return plain
    .trim()
    .replace(
      /^(?:and |but )?(?:(?:it|they|that|this|which|one) |(?:my |the )?(?:\w+ ){0,2}?(?=(?:can|goes|moves?|is|are|does|do|has)\b))/,
      '',
    );
}

/** In these answers "Twice?" is a guess, not a question. */
const questionsAreGuesses = new Set<AnswerName>(['hoursSpent', 'breaksRoutine']);
const body = new Set('feet wrists hands shoulders knees legs elbows thighs neck head'.split(' '));
function continuesSubject(about: string, own: Plain, named: readonly string[]): boolean {
  if (named.length === 0 || hasOne(pronoun, own)) return true;
  if (!named.every((word) => body.has(word))) return false;
  if (/\b(?:phone|headset)\b/.test(about)) return true;
  return !hasOne(beginsWithSomebody, own) && !body.has(own.plain.trim().split(' ')[0] ?? '');
}
function aboutNext(about: string, own: Plain, named: readonly string[]): string {
  if (named.length === 0) return about;
  // "The screen's big, but kept on a table, its top at my chin."
  if (about && named.every((word) => word === 'desk' || word === 'counter') && hasOne(onADesk, own))
    return about;
  // What was named first comes last, next to what is said of it. A desk is where things stand and seldom the subject.
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
