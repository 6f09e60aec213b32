import { type CareTopic, careKind, careTopics, type RedFlag } from '../care.ts';
import { exactLists, lists, type Sign, signs, wordsOf } from './lists.ts';
import { isMeant, sentenceEnd, sentenceStart, statement } from './meaning.ts';
import { Phrases, type SearchedText, type Span } from './phrases.ts';

const signLists = signs.map((sign, at) => ({ ...sign, name: `sign ${at}` }));
export const phrases = new Phrases([...lists, ...signLists], exactLists);

/** Finds the warning signs in a text, at most one per topic, emergencies first. */
export function redFlagsIn(text: string): RedFlag[] {
  const searched = phrases.read(text);
  searched.blank([...searched.find('no sign')]);
  const found = new Map<CareTopic, Span>();
  for (const sign of signLists) {
    const { topic } = sign;
    if (found.has(topic)) continue;
    const span = saidIn(searched, sign);
    if (span && !(careKind(topic) === 'unclear' && isNamed(searched, span, found))) found.set(topic, span);
  }
  return careTopics.flatMap((topic) => {
    const span = found.get(topic);
    return span ? [flagOf(text, searched, span, topic)] : [];
  });
}

function saidIn(searched: SearchedText, { name, topic, unless }: Sign): Span | undefined {
  for (const span of searched.find(name)) {
    const start = sentenceStart(searched, span.from);
    const end = sentenceEnd(searched, span.to - 1);
    if (unless.some((excuse) => isExcused(searched, excuse, span, start, end))) continue;
    if (isMeant(searched, span, topic, careKind(topic))) return span;
  }
  return undefined;
}

/** Excuses that do not count where they are denied: "it doesn't go away when I stand up". */
const deniable = ['brief', 'exercise', 'ordinary course', 'posture', 'on purpose'];

/** Whether an excuse is about this sign, and not about another part of the body: "my neck is stiff by five and my legs are numb". */
function isExcused(searched: SearchedText, excuse: string, sign: Span, start: number, end: number): boolean {
  const own = statement(searched, sign);
  const hasBody = (from: number, to: number) => searched.isSaid('anywhere on the body', from, to);
  const isDenied = (at: number) =>
    deniable.includes(excuse) &&
    !searched.tokens[at]?.opensClause &&
    (searched.isDenial(at - 1) || searched.isSaid('cant', at - 1, at));
  return searched.between(excuse, start, end).some((one) => {
    if (isDenied(one.begins)) return false;
    if (one.to <= own.from) return !hasBody(start, one.from);
    return one.from < own.to || !hasBody(own.to, one.from);
  });
}

function isNamed({ tokens }: SearchedText, { from }: Span, found: ReadonlyMap<CareTopic, Span>): boolean {
  const sentence = tokens[from]?.sentence;
  return [...found.values()].some((span) => tokens[span.from]?.sentence === sentence);
}

const longestSaid = 160;

function flagOf(text: string, searched: SearchedText, { from, to }: Span, topic: CareTopic): RedFlag {
  let first = sentenceStart(searched, from);
  let last = sentenceEnd(searched, to - 1) - 1;
  const { tokens } = searched;
  const length = () => (tokens[last]?.end ?? 0) - (tokens[first]?.start ?? 0);
  while (length() > longestSaid && (last > to - 1 || first < from)) {
    if (last - (to - 1) >= from - first) last--;
    else first++;
  }
  const said = text.slice(
    tokens[first]?.start,
    (tokens[first]?.start ?? 0) + Math.min(length(), longestSaid),
  );
  return {
    kind: careKind(topic),
    topic,
    said: said
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    language: languageOf(searched, first, last),
  };
}

const spanish = wordsOf('frequent words', ['es']);
const english = wordsOf('frequent words', ['en']);

function languageOf({ tokens }: SearchedText, from: number, to: number): 'en' | 'es' {
  const said = tokens.slice(from, to + 1).map(({ word }) => word);
  const count = (words: ReadonlySet<string>) => said.filter((word) => words.has(word)).length;
  return count(spanish) > count(english) ? 'es' : 'en';
}
