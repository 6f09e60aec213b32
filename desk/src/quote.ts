import type { AnswerName, Answers } from './answers.ts';
import type { Evidence } from './reading.ts';

const longest = 120;
/** “8 hours” and “not really” say nothing to whoever wrote them. */
const fewestOf = (answer: AnswerName) => (answer === 'hoursSpent' || answer === 'breaksRoutine' ? 4 : 2);

/** A person's own words, fit to stand between quotation marks: their sentence if it is short, else the clause; nothing cut off. */
export function quoteOf(evidence: Evidence | undefined, answers: Answers): string | undefined {
  if (!evidence) return undefined;
  const clause = clean(evidence.text);
  const sentence = clean(sentenceAround(evidence.text, answers[evidence.answer]));
  return [sentence, clause].find(
    (words) => isFit(words) && words.split(' ').length >= fewestOf(evidence.answer),
  );
}

/** A whole answer, if it is short enough to be quoted. */
export function wholeQuoteOf(answer: string): string | undefined {
  const words = clean(answer);
  return isFit(words) ? words : undefined;
}

/** Somebody's own words in a sentence. */
export function quoted(words: string): string {
  return `You wrote: “${words}.”`;
}

function sentenceAround(clause: string, answer: string): string {
  const at = answer.indexOf(clause);
  if (at < 0) return clause;
  // A point between two digits ends no sentence.
  const before = answer.slice(0, at).search(/(?:[^.!?\n]|\.(?=\d))*$/);
  const [behind = ''] = /^(?:[^.!?\n]|\.(?=\d))*/.exec(answer.slice(at + clause.length)) ?? [];
  return answer.slice(before, at + clause.length) + behind;
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-–—•*·,;:\s]|\d+[.)]\s|(?:and|but|also|plus|then|because|although|though|while)\b)+/i, '')
    .replace(/[\s,;:.!?–—-]+$/, '');
}

/** “Which is lower” and “so low that” have lost what they speak of. */
const isCutOff = /^(?:so|which|who|that|than|is|are|was|were|has)\b/i;

/** A bracket or a mark of a quotation that is not closed would look cut off; an inch is no such mark. */
function isFit(text: string): boolean {
  const isWhole =
    !/["“”«»]/.test(text.replace(/\d["”]/g, '')) && /^[^()[\]]*(?:\([^()]*\)[^()[\]]*)*$/.test(text);
  return text.length <= longest && isWhole && !isCutOff.test(text);
}
