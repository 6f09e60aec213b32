import texts from '../texts/care.json' with { type: 'json' };

type Texts = typeof texts;
/** `emergency` needs care now, `soon` a doctor within days; `unclear` gets one calm sentence and results. */
export type CareKind = keyof Texts;
export type CareTopic = { [Kind in CareKind]: keyof Texts[Kind]['topics'] }[CareKind];

interface Translated {
  en: string;
  es: string;
}

interface Care {
  kind: CareKind;
  first: Translated;
  why: Translated;
}

const kinds = Object.keys(texts) as CareKind[];

const careByTopic = Object.fromEntries(
  kinds.flatMap((kind) => {
    const { first, topics } = texts[kind];
    return Object.entries(topics).map(([topic, own]) => [topic, { kind, first, ...own }]);
  }),
) as Record<CareTopic, Care>;

export const careTopics = Object.keys(careByTopic) as CareTopic[];

export interface RedFlag {
  kind: CareKind;
  topic: CareTopic;
  said: string;
  language?: 'en' | 'es';
  /** Nothing is said about the sign until the person confirms it. */
  isAsked?: boolean;
  isSo?: boolean;
  answeredAt?: string;
}

type Told = Pick<RedFlag, 'isAsked' | 'isSo'>;

export const isTold = ({ isAsked, isSo }: Told) => !isAsked || isSo === true;

/** Saved flags may have a topic that no longer exists, so the kind is saved too. */
export type CareFlag = Pick<RedFlag, 'topic' | 'language'> & Told & { kind?: CareKind };

export const careKind = (topic: CareTopic): CareKind => careByTopic[topic].kind;

export interface CareMessage {
  kind: CareKind;
  first: string[];
  why: string[];
  desk: string;
  spanish?: string;
}

export function careFor(all: readonly CareFlag[]): CareMessage | undefined {
  const flags = all.filter(isTold);
  const known = careTopics
    .filter((topic) => flags.some((flag) => flag.topic === topic))
    .map((topic) => careByTopic[topic]);
  const unknown = flags
    .filter(({ topic }) => !(topic in careByTopic))
    .map(
      ({ kind = 'emergency' }): Care => ({ kind, first: texts[kind].first, why: texts[kind].unknownTopic }),
    );
  const sorted = kinds.flatMap((kind) => [...known, ...unknown].filter((care) => care.kind === kind));
  const kind = sorted[0]?.kind;
  if (!kind) return undefined;
  const shown = kind === 'emergency' ? sorted.filter((care) => care.kind === kind) : sorted;
  const sentencesIn = (language: 'en' | 'es') => ({
    first: [...new Set(shown.map(({ first }) => first[language]))],
    why: [...new Set(shown.map(({ why }) => why[language]))],
    desk: texts[kind].desk[language],
  });
  const { first, why, desk } = sentencesIn('es');
  const isSpanish = flags.some(({ language }) => language === 'es');
  return { kind, ...sentencesIn('en'), ...(isSpanish && { spanish: [...first, ...why, desk].join(' ') }) };
}

export function quotesOf(flags: readonly RedFlag[], kind: CareKind): string[] {
  const said = flags.filter((flag) => flag.kind === kind && isTold(flag)).map((flag) => flag.said);
  const isWithin = (one: string, other: string) => other !== one && other.includes(one);
  return [...new Set(said)].filter((one) => !said.some((other) => isWithin(one, other)));
}

export function careText(flags: readonly CareFlag[]): string {
  const care = careFor(flags);
  if (!care) return '';
  const { kind, first, why, desk, spanish } = care;
  const calm = `${why.join(' ')} ${first.join(' ')}`;
  const parts = kind === 'unclear' ? [calm] : [`**${first.join(' ')}**`, why.join(' '), desk];
  return [...parts, ...(spanish ? [spanish] : [])].join('\n\n');
}

export function withoutCareText(text: string, flags: readonly CareFlag[]): string {
  const care = careText(flags);
  return text.startsWith(care) ? text.slice(care.length).trimStart() : text;
}

/** Replaces the care text at the start of `text`. */
export function withOtherCare(text: string, before: readonly CareFlag[], after: readonly CareFlag[]): string {
  return [careText(after), withoutCareText(text, before)].filter(Boolean).join('\n\n');
}
