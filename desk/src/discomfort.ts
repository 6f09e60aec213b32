import texts from '../texts/discomfort.json' with { type: 'json' };
import { type CareFlag, careFor } from './care.ts';
import { painsIn } from './fixes.ts';

export interface Discomfort {
  /** From 0 to 10. */
  strength?: number;
  duration?: DiscomfortDuration;
  stops?: readonly DiscomfortStop[];
}

export const discomfortDurations = ['this week', 'up to six weeks', 'months', 'more than a year'] as const;
export type DiscomfortDuration = (typeof discomfortDurations)[number];

export const discomfortStops = ['nothing', 'sleep', 'work', 'sport or chores', 'takes pills'] as const;
export type DiscomfortStop = (typeof discomfortStops)[number];

const labels: Readonly<Record<string, string>> = texts.labels;

function tap<Value extends string | number>(question: string, values: readonly Value[]) {
  const labelOf = (value: string) => labels[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
  return { question, answers: values.map((value) => ({ value, label: labelOf(`${value}`) })) };
}

export const discomfortTaps = {
  strength: tap(texts.questions.strength, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  duration: tap(texts.questions.duration, discomfortDurations),
  stops: tap(texts.questions.stops, discomfortStops),
};

export function discomfortAnswers(tapped: Discomfort | null): { question: string; answer: string }[] {
  const chosen = [tapped?.strength, tapped?.duration, ...(tapped?.stops ?? [])];
  return Object.values(discomfortTaps).flatMap(({ question, answers }) => {
    const labels = answers.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    return labels.length > 0 ? [{ question, answer: labels.join(', ') }] : [];
  });
}

const counts = new Map(
  Object.entries({ couple: 2, few: 3, several: 4, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 }),
);
for (const [value, word] of 'zero one two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .entries())
  counts.set(word, value);
const number = `\\d+(?:\\.\\d+)?|half an?|an?|un[oa]?|${[...counts.keys()].join('|')}`;

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return word.startsWith('half') ? 0.5 : (counts.get(word) ?? 1);
}

const strengthSaid = new RegExp(
  `(?<!since |on )\\b(?:(?:${number})\\s*(?:-|–|to|or)\\s*)?(${number})\\s*(?:/|out of|of)\\s*(?:10|ten)\\b(?!/| (?:days|times|hours|people))`,
  'g',
);
const wordsBy = (lines: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lines).map(([name, words]) => [name, new RegExp(words.join('|'))] as const);
const namedIn = (said: string, words: ReturnType<typeof wordsBy>) =>
  words.flatMap(([name, pattern]) => (pattern.test(said) ? name : []));
const strengthWords = wordsBy(texts.strong);
const weeksWords = wordsBy(texts.weeks);
const stopWords = wordsBy(texts.stops);

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const weeksOf = { d: 1 / 7, w: 1, s: 1, m: 52 / 12, y: 52, a: 52 };
const lasted = new RegExp(
  `\\b(?:for|over|about|almost|nearly|than|past|last|since|going on|started|began|llevo|hace|como|desde)\\s+(?:\\w+ ){0,3}?(${number})(?:\\s+(?:of|good|or so|más|whole))*[\\s-]+(day|week|month|year|yr|d[ií]a|semana|mes|año)(?:e?s)?\\b`,
  'g',
);
const began = new RegExp(
  `\\b(?:since|from) (?:about |around |early |late |mid |last )*(${months.join('|')})?,? ?(?:of )?((?:19|20)\\d\\d)?\\b`,
  'g',
);
const isOver = new RegExp(texts.isOver);
const denied = new RegExp(texts.denied.join('|'));
const notSo = /\b(?:not|nothing|never|\w+n[’']t) (?:\w+ ){0,2}?\w+/g;
const painWords = new RegExp(`\\b(?:${texts.pain.join('|')})`);

/** Drops what is over: "It was 9/10, but it went away". */
function clausesIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/(?:\.(?!\d)|[;!?\n])+/)
    .flatMap((sentence) => {
      const clauses = sentence.split(/,| but /);
      const takesBack = (clause = '') => isOver.test(clause) && /^ *(?:it|that|they|all|now)\b/.test(clause);
      return clauses.filter((clause, at) => !isOver.test(clause) && !takesBack(clauses[at + 1]));
    });
}

/** @param now when it was written */
export function discomfortSaid(text: string, now: Date): Discomfort {
  const said = clausesIn(text).join(' , ');
  const counted = [...said.matchAll(strengthSaid)].map(([, most = '']) => numberOf(most));
  // A number says it better than "awful", and "not severe" is none.
  const named = namedIn(said.replace(notSo, ''), strengthWords).map(Number);
  const strengths = (counted.length > 0 ? counted : named).filter((strength) => strength <= 10);
  const weeks = weeksSaid(said, now);
  const stops = namedIn(said, stopWords) as DiscomfortStop[];
  return {
    ...(strengths.length > 0 && { strength: Math.max(...strengths) }),
    ...(weeks.length > 0 && { duration: durationOf(Math.max(...weeks)) }),
    ...(stops.length > 0 && { stops }),
  };
}

function weeksSaid(said: string, now: Date): number[] {
  const since = [...said.matchAll(began)].flatMap(([, month, year]) => {
    if (!month && !year) return [];
    const at = months.indexOf(month ?? 'december');
    const lastOne = now.getFullYear() - (at > now.getMonth() ? 1 : 0);
    const weeks = (now.getTime() - new Date(Number(year ?? lastOne), at).getTime()) / (7 * 86_400_000);
    return Math.max(0, weeks);
  });
  const counted = [...said.matchAll(lasted)].map(
    ([, count = '', unit = '']) => numberOf(count) * weeksOf[unit.charAt(0) as keyof typeof weeksOf],
  );
  return [...since, ...counted, ...namedIn(said, weeksWords).map(Number)];
}

function durationOf(weeks: number): DiscomfortDuration {
  if (weeks >= 52) return 'more than a year';
  if (weeks > 6) return 'months';
  return weeks > 1 ? 'up to six weeks' : 'this week';
}

/** Taps override the text. */
export function discomfortOf(text: string, tapped: Discomfort | null, now: Date): Discomfort {
  return { ...discomfortSaid(text, now), ...tapped };
}

export function hurts(text: string, tapped: Discomfort | null): boolean {
  if (tapped?.strength !== undefined) return tapped.strength > 0;
  const meant = clausesIn(text).filter((clause) => !denied.test(clause));
  return meant.some((clause) => painWords.test(clause)) || painsIn(meant.join('. ')).length > 0;
}

export const hurtsForLong = ({ duration }: Discomfort) =>
  duration === 'months' || duration === 'more than a year';

const nerveWords = new RegExp(texts.nerves.join('|'));
const nervesDenied = new RegExp(
  `\\b(?:no|not|never|without|zero|\\w+n[’']t)\\b (?:\\w+ ){0,3}?(?:${texts.nerves.join('|')})`,
);
const wasSeen = new RegExp(texts.wasSeen, 'i');
const isMuch = ({ strength = 0, stops = [] }: Discomfort) =>
  strength >= 7 || stops.some((stop) => stop === 'sleep' || stop === 'work' || stop === 'takes pills');

/** For long, strong or nerve pain; empty for anyone already sent to a doctor. */
export function painNote(
  text: string,
  tapped: Discomfort | null,
  now: Date,
  flags: readonly CareFlag[] = [],
): string {
  const care = careFor(flags);
  if (!hurts(text, tapped) || (care && care.kind !== 'unclear')) return '';
  const discomfort = discomfortOf(text, tapped, now);
  const isOfNerves = clausesIn(text).some((clause) => nerveWords.test(clause) && !nervesDenied.test(clause));
  const isLong = discomfort.duration === 'more than a year';
  const isHeldBack = discomfort.stops?.some((stop) => stop !== 'nothing');
  return [
    ...(isLong && (isHeldBack || !wasSeen.test(text)) ? [texts.notes.long] : []),
    ...(isOfNerves ? [texts.notes.nerves] : []),
    ...(!isLong && !isOfNerves && isMuch(discomfort) ? [texts.notes.much] : []),
  ].join(' ');
}
