import type { CareKind, CareTopic } from '../care.ts';
import type { Reading, Span } from './phrases.ts';

/** Topics that stay what they are however long ago they were. */
const neverOver: readonly CareTopic[] = ['cancer', 'fall with thin bones'];

/** Topics whose words are said of furniture and devices as well. */
const ofThings: readonly CareTopic[] = [
  ...([
    'one side',
    'face',
    'sight',
    'sudden headache',
    'headache',
    'seizure',
    'fainting',
    'growing weakness',
    'foot drop',
    'unsteady gait',
  ] as const),
  ...(['new numbness', 'new weakness', 'new swelling', 'new bleeding', 'new redness', 'lump'] as const),
];

/** Whether something that was said is meant of the writer, a child or somebody near, and of now. */
export function isMeant(reading: Reading, span: Span, topic: CareTopic, kind: CareKind): boolean {
  return !(
    isDenied(reading, span) ||
    (ofThings.includes(topic) && isThings(reading, span)) ||
    isWork(reading, span) ||
    isAnothers(reading, span, kind) ||
    isOnlyAsked(reading, span) ||
    (!neverOver.includes(topic) && isOver(reading, span, topic))
  );
}

/** The first token of the sentence that a token stands in, so many sentences before it, at most 60 words away. */
export function sentenceStart({ tokens }: Reading, at: number, before = 0): number {
  const sentence = (tokens[at]?.sentence ?? 0) - before;
  let start = at;
  while (start > 0 && at - start < 60 && (tokens[start - 1]?.sentence ?? -1) >= sentence) start--;
  return start;
}

/** The token after the end of a sentence, so many sentences further, at most 60 words away. */
export function sentenceEnd({ tokens }: Reading, at: number, further = 0): number {
  const sentence = (tokens[at]?.sentence ?? 0) + further;
  let end = at + 1;
  while (end - at < 60 && (tokens[end]?.sentence ?? Number.POSITIVE_INFINITY) <= sentence) end++;
  return end;
}

const clauseWords = new Set(
  'but though although however except just only so because since when while until pero porque aunque desde cuando'.split(
    ' ',
  ),
);
/** Words that an item of a list such as "no fever, chills or weight loss" does not have. */
const verbs = new Set(
  'i my is are was it but now just only and cant feels feel keep keeps mi me se es estoy siento'.split(' '),
);

/** "No fever", "never had chest pain or short breath", "no numbness, fever or chills", "chest pain: no". */
function isDenied(reading: Reading, span: Span): boolean {
  const parts = span.parts ?? [span];
  const isSaidIn = (at: number) => parts.some((part) => at >= part.from && at < part.to);
  return parts.some((part) => isPartDenied(reading, part, isSaidIn));
}

function isPartDenied(reading: Reading, { from, to }: Span, isSaidIn: (at: number) => boolean): boolean {
  const { tokens } = reading;
  const start = Math.max(sentenceStart(reading, from), from - 25);
  let isList = false;
  let item = 0;
  for (let at = from - 1; at >= start; at--) {
    const token = tokens[at];
    if (!token) break;
    if (++item > 6) break;
    if (!isSaidIn(at) && reading.isDenial(at)) return true;
    if (verbs.has(token.word) && isList) break;
    if (clauseWords.has(token.word)) break;
    if (token.opensClause || tokens[at + 1]?.opensClause) {
      isList = true;
      item = 0;
      const itemStarts = token.opensClause ? at : at + 1;
      if (isClause(reading, itemStarts, to)) break;
    }
  }
  return isAnsweredNo(reading, to);
}

/** Whether words before a sign have a verb of their own, so that a denial before the comma is not about it. */
function isClause({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => verbs.has(word));
}

function isAnsweredNo({ tokens }: Reading, at: number): boolean {
  const answer = tokens[at];
  // "Dolor de pecho no, falta de aire tampoco"
  const isSpanishNo =
    ['no', 'tampoco', 'nada'].includes(answer?.word ?? '') && tokens[at + 1]?.opensClause !== false;
  if (isSpanishNo) return true;
  return Boolean(
    answer?.opensClause &&
      ['no', 'none', 'never', 'nope', 'nothing'].includes(answer.word) &&
      tokens[at + 1]?.opensClause !== false,
  );
}

/** Behind what somebody does these begin something else: "I was typing and …". */
const breaks = new Set('and when then this with while all on at for my'.split(' '));

/** Of patients or callers, in a novel or a game: always; somebody's work: unless it is said as one's own or as new. */
function isWork(reading: Reading, span: Span): boolean {
  const start = sentenceStart(reading, span.from);
  const end = sentenceEnd(reading, span.to - 1);
  if (reading.isSaid('of others', start, end)) return true;
  if (reading.isSaid('work behind', span.to, span.to + 1)) return true;
  const work = reading.saidBetween('work before', Math.max(start, span.from - 8), span.from);
  const isObject = work && work.to <= span.from && !breaks.has(reading.tokens[work.to]?.word ?? '');
  if (isObject && !isOwn(reading, work.to, span)) return true;
  if (!reading.isSaid('at work', sentenceStart(reading, span.from, 1), end)) return false;
  return !isOwn(reading, Math.max(start, span.from - 4), span) && !reading.isSaid('recent', start, end);
}

/** Whether a sign is said to be the writer's own, or to be sudden. */
function isOwn(reading: Reading, from: number, span: Span): boolean {
  return (
    ['oneself', 'abrupt'].some((list) => reading.isSaid(list, from, span.to)) ||
    reading.isSaid('says i', Math.max(from, span.from - 2), span.to)
  );
}

/** A relative's: counts only where it is an emergency and now. A child's counts as one's own. */
function isAnothers(reading: Reading, span: Span, kind: CareKind): boolean {
  const start = sentenceStart(reading, span.from);
  const person =
    reading.saidBetween('relative', start, span.to)?.from ??
    reading.saidBetween('pronoun', start, span.to)?.from;
  if (person === undefined || reading.isSaid('oneself', person + 1, span.to)) return false;
  // "My knuckles, they are swollen"
  const isPlural = reading.tokens[person]?.word === 'they';
  if (isPlural && reading.isSaid('oneself', sentenceStart(reading, span.from, 2), person)) return false;
  if (reading.isSaid('child', sentenceStart(reading, span.from, 4), span.to)) return false;
  return kind !== 'emergency' || reading.isSaid('work for them', start, sentenceEnd(reading, span.to - 1));
}

/** "Can sitting give you blood clots?", "they asked me about chest pain". */
function isOnlyAsked(reading: Reading, { from, to }: Span): boolean {
  return (
    reading.isSaid('only asked', Math.max(sentenceStart(reading, from), from - 16), from) &&
    !reading.isSaid('have it', to, sentenceEnd(reading, to - 1, 1))
  );
}

/** Long past, or over and gone, in the same sentence or the next. */
function isOver(reading: Reading, { from, to }: Span, topic: CareTopic): boolean {
  const start = sentenceStart(reading, from);
  const end = sentenceEnd(reading, to - 1);
  if (reading.isSaid('long ago', start, end)) return true;
  return topic !== 'self-harm' && reading.isSaid('over', from, end);
}

/** "My keyboard is heavy on the left side": said of a thing, with no part of a body and no "I" behind the thing. */
function isThings(reading: Reading, { from, to }: Span): boolean {
  if (['anywhere on the body', 'speaks of oneself'].some((list) => reading.isSaid(list, from, to)))
    return false;
  const thing = reading.saidBetween('thing', Math.max(sentenceStart(reading, from), from - 5), from);
  return (
    thing !== undefined &&
    !isElsewhere(reading, thing) &&
    !reading.isSaid('oneself', thing.from, from) &&
    !reading.isSaid('says i', thing.from, from)
  );
}

/** "Was reaching for the printer and out of nowhere ...": what follows has another subject than the thing. */
function isElsewhere({ tokens }: Reading, { from, to }: Span): boolean | undefined {
  if (tokens[from]?.word === '') return false;
  return tokens[to]?.opensClause || ['and', 'when', 'then', 'while'].includes(tokens[to]?.word ?? '');
}
