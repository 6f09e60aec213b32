import type { CareKind, CareTopic } from '../care.ts';
import { wordsOf } from './lists.ts';
import type { Reading, Span } from './phrases.ts';

const subjects = wordsOf('subjects');
const ownSubjects = wordsOf('own subjects');
const links = wordsOf('links');
const clauseWords = wordsOf('beginnings of clauses');
const verbs = wordsOf('verbs');
const afterActivity = wordsOf('after an activity');
const places = wordsOf('places');

const neverResolved: readonly CareTopic[] = ['cancer', 'fall with thin bones'];

const alsoSaidOfThings: readonly CareTopic[] = [
  ...(['one side', 'face', 'sight', 'sudden headache', 'headache', 'growing weakness', 'foot drop'] as const),
  ...(['unsteady gait', 'both legs', 'clumsy hands', 'shocks down the spine', 'fever'] as const),
  ...(['new numbness', 'new weakness', 'new swelling', 'new bleeding', 'new redness', 'lump'] as const),
];

/** Topics that an "it" further behind a thing can have: "my laptop … it faints". */
const alsoSaidOfIt: readonly CareTopic[] = ['fainting', 'seizure', 'fall or crash'];

export function isMeant(reading: Reading, span: Span, topic: CareTopic, kind: CareKind): boolean {
  return !(
    isDenied(reading, span) ||
    (alsoSaidOfThings.includes(topic) && isAboutThing(reading, span, 5)) ||
    (alsoSaidOfIt.includes(topic) && isAboutThing(reading, span, 12)) ||
    (alsoSaidOfIt.includes(topic) && isAboutIt(reading, span)) ||
    isPartOfWork(reading, span) ||
    isAboutSomebodyElse(reading, span, kind) ||
    isOnlyAsked(reading, span) ||
    (!neverResolved.includes(topic) && isResolved(reading, span, topic))
  );
}

/** The first token of a sentence, or of one that is `before` sentences earlier, at most 60 words away. */
export function sentenceStart({ tokens }: Reading, at: number, before = 0): number {
  const sentence = (tokens[at]?.sentence ?? 0) - before;
  let start = at;
  while (start > 0 && at - start < 60 && (tokens[start - 1]?.sentence ?? -1) >= sentence) start--;
  return start;
}

/** The token after the end of a sentence, or of one that is `further` sentences later, at most 60 words away. */
export function sentenceEnd({ tokens }: Reading, at: number, further = 0): number {
  const sentence = (tokens[at]?.sentence ?? 0) + further;
  let end = at + 1;
  while (end - at < 60 && (tokens[end]?.sentence ?? Number.POSITIVE_INFINITY) <= sentence) end++;
  return end;
}

function opensStatement(reading: Reading, at: number): boolean {
  const { tokens } = reading;
  if (at > 0 && !tokens[at]?.opensClause && !links.has(tokens[at - 1]?.word ?? '')) return false;
  // "… and years ago I hurt my back"
  const time = reading.saidBetween('long ago', at, at + 1) ?? reading.saidBetween('recent', at, at + 1);
  const after = time?.to ?? at;
  return subjects.has(tokens[after]?.word ?? '');
}

/** The sentence of a sign, or the part of a long sentence that has its own subject. */
export function statement(reading: Reading, { from, to }: Span): Span {
  const start = sentenceStart(reading, from);
  const end = sentenceEnd(reading, to - 1);
  let first = from;
  while (first > start && !opensStatement(reading, first)) first--;
  let last = to;
  while (last < end && !opensStatement(reading, last)) last++;
  return { from: first, to: last, begins: first };
}

/** "No fever", "never had chest pain or short breath", "no numbness, fever or chills", "chest pain: no". */
function isDenied(reading: Reading, span: Span): boolean {
  const parts = span.parts ?? [span];
  const isSaidIn = (at: number) => parts.some((part) => at >= part.from && at < part.to);
  return parts.some((part) => isPartDenied(reading, part, isSaidIn)) || isAnsweredNo(reading, span);
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
    if (clauseWords.has(token.word) || (links.has(token.word) && ownSubjects.has(tokens[at + 1]?.word ?? '')))
      break;
    if (token.opensClause || tokens[at + 1]?.opensClause) {
      isList = true;
      item = 0;
      const itemStarts = token.opensClause ? at : at + 1;
      if (isClause(reading, itemStarts, to)) break;
    }
  }
  return isFollowedByNo(reading, to);
}

function isAnsweredNo(reading: Reading, { to }: Span): boolean {
  return reading
    .between('answered no', to, sentenceEnd(reading, to - 1, 1))
    .some(({ begins }) => !reading.isSaid('no denial', begins, begins + 1));
}

/** Whether words before a sign have their own verb. A denial in front of their comma does not reach the sign. */
function isClause({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => verbs.has(word));
}

function isFollowedByNo({ tokens }: Reading, at: number): boolean {
  const { word = '', opensClause } = tokens[at] ?? {};
  if (tokens[at + 1]?.opensClause === false) return false;
  // "Dolor de pecho no, falta de aire tampoco"
  if (['no', 'tampoco', 'nada'].includes(word)) return true;
  return opensClause === true && ['no', 'none', 'never', 'nope', 'nothing'].includes(word);
}

/** Whether a sign is about patients or callers, a novel or a game, or someone's work, and is not said to be the writer's own or new. */
function isPartOfWork(reading: Reading, span: Span): boolean {
  const start = sentenceStart(reading, span.from);
  const end = sentenceEnd(reading, span.to - 1);
  if (reading.isSaid('all of others', start, sentenceEnd(reading, span.to - 1, 1))) return true;
  const own = statement(reading, span);
  if (reading.isSaid('of others', own.from, own.to)) return true;
  if (reading.isSaid('of others', start, own.from) && !isOwn(reading, own.from, span)) return true;
  if (reading.isSaid('work behind', span.to, span.to + 1)) return true;
  const work = reading.saidBetween('work before', Math.max(start, span.from - 8), span.from);
  const isObject = work && work.to <= span.from && !afterActivity.has(reading.tokens[work.to]?.word ?? '');
  if (isObject && !isOwn(reading, work.to, span)) return true;
  if (isOwn(reading, Math.max(start, span.from - 4), span) || reading.isSaid('recent', start, end))
    return false;
  if (reading.isSaid('at work', own.from, own.to)) return true;
  return (
    reading.isSaid('at work', sentenceStart(reading, span.from, 1), end) &&
    !reading.isSaid('told', own.from, own.to)
  );
}

function isOwn(reading: Reading, from: number, span: Span): boolean {
  return (
    reading.isSaid('oneself', from, span.to) ||
    reading.isSaid('says i', Math.max(from, span.from - 2), span.to)
  );
}

/** A relative's sign counts only in an emergency now. A child's counts as the writer's own, an animal's never. */
function isAboutSomebodyElse(reading: Reading, span: Span, kind: CareKind): boolean {
  const start = sentenceStart(reading, span.from);
  const animal = reading.saidBetween('animal', start, span.from)?.to ?? span.to;
  const isAnimals =
    animal <= span.from && !reading.tokens.slice(animal, span.from + 1).some((one) => one.opensClause);
  if (isAnimals && namesNobody(reading, animal, span)) return true;
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

function namesNobody(reading: Reading, from: number, { to }: Span): boolean {
  return !['oneself', 'says i', 'relative', 'child'].some((list) => reading.isSaid(list, from, to));
}

function isOnlyAsked(reading: Reading, { from, to }: Span): boolean {
  return (
    reading.isSaid('only asked', Math.max(sentenceStart(reading, from), from - 16), from) &&
    !reading.isSaid('have it', to, sentenceEnd(reading, to - 1, 1))
  );
}

/** Whether a sign is long past or over. What is told of the past in the same sentence may be something else. */
function isResolved(reading: Reading, span: Span, topic: CareTopic): boolean {
  const own = statement(reading, span);
  if (reading.isSaid('long ago', own.from, own.to)) return true;
  if (reading.isSaid('recent', own.from, own.to)) return false;
  const start = sentenceStart(reading, span.from);
  const end = sentenceEnd(reading, span.to - 1);
  const isToday = ['present', 'lasting'].some((list) => reading.isSaid(list, own.from, own.to));
  const isThen = reading.between('long ago', start, end).some((one) => {
    const other = statement(reading, one);
    return opensStatement(reading, other.from)
      ? other.from < own.from && !isToday
      : !isToday || one.from > span.to;
  });
  if (isThen || topic === 'self-harm') return isThen;
  return reading.between('over', span.from, end).some((one) => {
    const other = statement(reading, one);
    return !reading.isSaid('long ago', other.from, other.to);
  });
}

/** Whether a sign is about a thing: "My keyboard is heavy on the left side". Neither a part of the body nor an "I" stands behind the thing. */
function isAboutThing(reading: Reading, { from, to }: Span, reach: number): boolean {
  if (['anywhere on the body', 'speaks of oneself'].some((list) => reading.isSaid(list, from, to)))
    return false;
  const thing = reading.saidBetween('thing', Math.max(sentenceStart(reading, from), from - reach), from);
  return (
    thing !== undefined &&
    !isElsewhere(reading, thing, Math.max(thing.to + 1, reach > 5 ? 0 : from)) &&
    !reading.isSaid('oneself', thing.from, from) &&
    !reading.isSaid('says i', thing.from, from)
  );
}

/** Whether what follows a thing has another subject: "Was reaching for the printer and out of nowhere …". */
function isElsewhere({ tokens }: Reading, { from, to }: Span, end: number): boolean {
  if (tokens[from]?.word === '') return false;
  const isPlace = [from - 1, from - 2].some((at) => places.has(tokens[at]?.word ?? ''));
  if (isPlace && !['where', 'that', 'which', 'donde', 'que'].includes(tokens[to]?.word ?? '')) return true;
  return tokens
    .slice(to, end)
    .some(({ opensClause, word }) => opensClause || ['when', 'while', 'cuando', ...links].includes(word));
}

/** "My laptop … it had a seizure": no one calls an ill person "it". */
function isAboutIt(reading: Reading, { from }: Span): boolean {
  const thing = reading.saidBetween('thing', sentenceStart(reading, from, 2), from);
  return (
    thing !== undefined &&
    reading.isSaid('it', Math.max(thing.to, sentenceStart(reading, from)), from) &&
    namesNobody(reading, thing.to, { from, to: from, begins: from })
  );
}
