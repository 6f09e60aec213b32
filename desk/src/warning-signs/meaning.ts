import type { CareKind, CareTopic } from '../care.ts';
import { wordsOf } from './lists.ts';
import type { SearchedText, Span } from './phrases.ts';

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

export function isMeant(searched: SearchedText, span: Span, topic: CareTopic, kind: CareKind): boolean {
  return !(
    isDenied(searched, span) ||
    (alsoSaidOfThings.includes(topic) && isAboutThing(searched, span, 5)) ||
    (alsoSaidOfIt.includes(topic) && isAboutThing(searched, span, 12)) ||
    (alsoSaidOfIt.includes(topic) && isAboutIt(searched, span)) ||
    isPartOfWork(searched, span) ||
    isAboutSomebodyElse(searched, span, kind) ||
    isOnlyAsked(searched, span) ||
    (!neverResolved.includes(topic) && isResolved(searched, span, topic))
  );
}

/** The first token of a sentence, or of one that is `before` sentences earlier, at most 60 words away. */
export function sentenceStart({ tokens }: SearchedText, at: number, before = 0): number {
  const sentence = (tokens[at]?.sentence ?? 0) - before;
  let start = at;
  while (start > 0 && at - start < 60 && (tokens[start - 1]?.sentence ?? -1) >= sentence) start--;
  return start;
}

/** The token after the end of a sentence, or of one that is `further` sentences later, at most 60 words away. */
export function sentenceEnd({ tokens }: SearchedText, at: number, further = 0): number {
  const sentence = (tokens[at]?.sentence ?? 0) + further;
  let end = at + 1;
  while (end - at < 60 && (tokens[end]?.sentence ?? Number.POSITIVE_INFINITY) <= sentence) end++;
  return end;
}

function opensStatement(searched: SearchedText, at: number): boolean {
  const { tokens } = searched;
  if (at > 0 && !tokens[at]?.opensClause && !links.has(tokens[at - 1]?.word ?? '')) return false;
  const time = searched.saidBetween('long ago', at, at + 1) ?? searched.saidBetween('recent', at, at + 1);
  const after = time?.to ?? at;
  return subjects.has(tokens[after]?.word ?? '');
}

export function statement(searched: SearchedText, { from, to }: Span): Span {
  const start = sentenceStart(searched, from);
  const end = sentenceEnd(searched, to - 1);
  let first = from;
  while (first > start && !opensStatement(searched, first)) first--;
  let last = to;
  while (last < end && !opensStatement(searched, last)) last++;
  return { from: first, to: last, begins: first };
}

/** "No fever", "never had chest pain or short breath", "no numbness, fever or chills", "chest pain: no". */
function isDenied(searched: SearchedText, span: Span): boolean {
  const parts = span.parts ?? [span];
  const isSaidIn = (at: number) => parts.some((part) => at >= part.from && at < part.to);
  return parts.some((part) => isPartDenied(searched, part, isSaidIn)) || isAnsweredNo(searched, span);
}

function isPartDenied(
  searched: SearchedText,
  { from, to }: Span,
  isSaidIn: (at: number) => boolean,
): boolean {
  const { tokens } = searched;
  const start = Math.max(sentenceStart(searched, from), from - 25);
  let isList = false;
  let item = 0;
  for (let at = from - 1; at >= start; at--) {
    const token = tokens[at];
    if (!token) break;
    if (++item > 6) break;
    if (!isSaidIn(at) && searched.isDenial(at)) return true;
    if (verbs.has(token.word) && isList) break;
    if (clauseWords.has(token.word) || (links.has(token.word) && ownSubjects.has(tokens[at + 1]?.word ?? '')))
      break;
    if (token.opensClause || tokens[at + 1]?.opensClause) {
      isList = true;
      item = 0;
      const itemStarts = token.opensClause ? at : at + 1;
      if (isClause(searched, itemStarts, to)) break;
    }
  }
  return isFollowedByNo(searched, to);
}

function isAnsweredNo(searched: SearchedText, { to }: Span): boolean {
  return searched
    .between('answered no', to, sentenceEnd(searched, to - 1, 1))
    .some(({ begins }) => !searched.isSaid('no denial', begins, begins + 1));
}

function isClause({ tokens }: SearchedText, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => verbs.has(word));
}

function isFollowedByNo({ tokens }: SearchedText, at: number): boolean {
  const { word = '', opensClause } = tokens[at] ?? {};
  if (tokens[at + 1]?.opensClause === false) return false;
  // "Dolor de pecho no, falta de aire tampoco"
  if (['no', 'tampoco', 'nada'].includes(word)) return true;
  return opensClause === true && ['no', 'none', 'never', 'nope', 'nothing'].includes(word);
}

function isPartOfWork(searched: SearchedText, span: Span): boolean {
  const start = sentenceStart(searched, span.from);
  const end = sentenceEnd(searched, span.to - 1);
  if (searched.isSaid('all of others', start, sentenceEnd(searched, span.to - 1, 1))) return true;
  const own = statement(searched, span);
  if (searched.isSaid('of others', own.from, own.to)) return true;
  if (searched.isSaid('of others', start, own.from) && !isOwn(searched, own.from, span)) return true;
  if (searched.isSaid('work behind', span.to, span.to + 1)) return true;
  const work = searched.saidBetween('work before', Math.max(start, span.from - 8), span.from);
  const isObject = work && work.to <= span.from && !afterActivity.has(searched.tokens[work.to]?.word ?? '');
  if (isObject && !isOwn(searched, work.to, span)) return true;
  if (isOwn(searched, Math.max(start, span.from - 4), span) || searched.isSaid('recent', start, end))
    return false;
  if (searched.isSaid('at work', own.from, own.to)) return true;
  return (
    searched.isSaid('at work', sentenceStart(searched, span.from, 1), end) &&
    !searched.isSaid('told', own.from, own.to)
  );
}

function isOwn(searched: SearchedText, from: number, span: Span): boolean {
  return (
    searched.isSaid('oneself', from, span.to) ||
    searched.isSaid('says i', Math.max(from, span.from - 2), span.to)
  );
}

/** A relative's sign counts only in an emergency now. A child's counts as the writer's own, an animal's never. */
function isAboutSomebodyElse(searched: SearchedText, span: Span, kind: CareKind): boolean {
  const start = sentenceStart(searched, span.from);
  const animal = searched.saidBetween('animal', start, span.from)?.to ?? span.to;
  const isAnimals =
    animal <= span.from && !searched.tokens.slice(animal, span.from + 1).some((one) => one.opensClause);
  if (isAnimals && namesNobody(searched, animal, span)) return true;
  const person =
    searched.saidBetween('relative', start, span.to)?.from ??
    searched.saidBetween('pronoun', start, span.to)?.from;
  if (person === undefined || searched.isSaid('oneself', person + 1, span.to)) return false;
  const isPlural = searched.tokens[person]?.word === 'they';
  if (isPlural && searched.isSaid('oneself', sentenceStart(searched, span.from, 2), person)) return false;
  if (searched.isSaid('child', sentenceStart(searched, span.from, 4), span.to)) return false;
  return kind !== 'emergency' || searched.isSaid('work for them', start, sentenceEnd(searched, span.to - 1));
}

function namesNobody(searched: SearchedText, from: number, { to }: Span): boolean {
  return !['oneself', 'says i', 'relative', 'child'].some((list) => searched.isSaid(list, from, to));
}

function isOnlyAsked(searched: SearchedText, { from, to }: Span): boolean {
  return (
    searched.isSaid('only asked', Math.max(sentenceStart(searched, from), from - 16), from) &&
    !searched.isSaid('have it', to, sentenceEnd(searched, to - 1, 1))
  );
}

function isResolved(searched: SearchedText, span: Span, topic: CareTopic): boolean {
  const own = statement(searched, span);
  if (searched.isSaid('long ago', own.from, own.to)) return true;
  if (searched.isSaid('recent', own.from, own.to)) return false;
  const start = sentenceStart(searched, span.from);
  const end = sentenceEnd(searched, span.to - 1);
  const isToday = ['present', 'lasting'].some((list) => searched.isSaid(list, own.from, own.to));
  const isThen = searched.between('long ago', start, end).some((one) => {
    const other = statement(searched, one);
    return opensStatement(searched, other.from)
      ? other.from < own.from && !isToday
      : !isToday || one.from > span.to;
  });
  if (isThen || topic === 'self-harm') return isThen;
  return searched.between('over', span.from, end).some((one) => {
    const other = statement(searched, one);
    return !searched.isSaid('long ago', other.from, other.to);
  });
}

/** Whether a sign is about a thing: "My keyboard is heavy on the left side". Neither a part of the body nor an "I" stands behind the thing. */
function isAboutThing(searched: SearchedText, { from, to }: Span, reach: number): boolean {
  if (['anywhere on the body', 'speaks of oneself'].some((list) => searched.isSaid(list, from, to)))
    return false;
  const thing = searched.saidBetween('thing', Math.max(sentenceStart(searched, from), from - reach), from);
  return (
    thing !== undefined &&
    !isElsewhere(searched, thing, Math.max(thing.to + 1, reach > 5 ? 0 : from)) &&
    !searched.isSaid('oneself', thing.from, from) &&
    !searched.isSaid('says i', thing.from, from)
  );
}

/** Whether what follows a thing has another subject: "Was reaching for the printer and out of nowhere …". */
function isElsewhere({ tokens }: SearchedText, { from, to }: Span, end: number): boolean {
  if (tokens[from]?.word === '') return false;
  const isPlace = [from - 1, from - 2].some((at) => places.has(tokens[at]?.word ?? ''));
  if (isPlace && !['where', 'that', 'which', 'donde', 'que'].includes(tokens[to]?.word ?? '')) return true;
  return tokens
    .slice(to, end)
    .some(({ opensClause, word }) => opensClause || ['when', 'while', 'cuando', ...links].includes(word));
}

/** "My laptop … it had a seizure": no one calls an ill person "it". */
function isAboutIt(searched: SearchedText, { from }: Span): boolean {
  const thing = searched.saidBetween('thing', sentenceStart(searched, from, 2), from);
  return (
    thing !== undefined &&
    searched.isSaid('it', Math.max(thing.to, sentenceStart(searched, from)), from) &&
    namesNobody(searched, thing.to, { from, to: from, begins: from })
  );
}
