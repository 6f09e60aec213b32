import proof from '../texts/proof.json' with { type: 'json' };
import type { AnswerName, Answers } from './answers.ts';
import type { Evidence } from './reading.ts';
import { isSpanish } from './spanish.ts';

const longest = 120;
const fewestOf = (answer: AnswerName) => (answer === 'hoursSpent' || answer === 'breaksRoutine' ? 4 : 3);

export function quoteOf(evidence: Evidence | undefined, answers: Answers): string | undefined {
  if (!evidence) return undefined;
  const said = evidence.text.replace(/[\s.!?]+$/, '');
  const sentence = sentenceAround(said, answers[evidence.answer]);
  const part = sentence.split(/;|, (?=(?:and|but)\b)/).find((one) => one.includes(clean(said))) ?? '';
  return [sentence, part]
    .map(clean)
    .find((words) => isFit(words) && words.split(' ').length >= fewestOf(evidence.answer));
}

const proofs = new Map(Object.entries(proof).map(([of, said]) => [of, new RegExp(said.join('|'), 'i')]));

/**
 * Hours and breaks can be said in any words, and Spanish isn't covered.
 * @param of a part of the desk or a finding such as “glare: glare”
 */
export function saysSo(sentence: string, of: string): boolean {
  const said = proofs.get(of);
  return !said || said.test(sentence) || isSpanish(sentence);
}

export function wholeQuoteOf(answer: string): string | undefined {
  const words = clean(answer);
  return isWhole(words) ? words : undefined;
}

export const quoteSentence = (words: string) => `You wrote: “${words}.”`;

function sentenceAround(clause: string, answer: string): string {
  const sentences = answer.split(/(?<=[!?\n])|(?<=\.)(?!\d)/);
  return sentences.find((sentence) => sentence.includes(clause)) ?? clause;
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-–—•*·,;:\s]|\d+[.)]\s|(?:and|but|also|plus)\b)+/i, '')
    .replace(/[\s,;:.!?–—-]+$/, '');
}

/** “Which is lower” lacks its subject. */
const isCutOff = /^(?:so|which|who|that|than|is|are|was|were|has|other than|except|besides|apart from)\b/i;

/** An open bracket or quotation mark looks cut off; an inch mark doesn't. */
const isWhole = (text: string) =>
  text.length <= longest &&
  !/["“”«»]/.test(text.replace(/\d["”]/g, '')) &&
  /^[^()[\]]*(?:\([^()]*\)[^()[\]]*)*$/.test(text);

const isFit = (text: string) => isWhole(text) && !isCutOff.test(text);
