import { discomfortIn } from './fixes.ts';

/** How strong a discomfort is, how long it has lasted, and what it stops: tapped, or read from what was written. */
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

interface Tap<Value> {
  question: string;
  answers: readonly { value: Value; label: string }[];
}

/** The three taps beside the question about discomfort. */
export const discomfortTaps: {
  strength: Tap<number>;
  duration: Tap<DiscomfortDuration>;
  stops: Tap<DiscomfortStop>;
} = {
  strength: {
    question: 'How strong is it at its worst, from 0 to 10?',
    answers: Array.from({ length: 11 }, (_, value) => ({ value, label: String(value) })),
  },
  duration: {
    question: 'How long have you had it?',
    answers: [
      { value: 'this week', label: 'This week' },
      { value: 'up to six weeks', label: 'Up to six weeks' },
      { value: 'months', label: 'Months' },
      { value: 'more than a year', label: 'More than a year' },
    ],
  },
  stops: {
    question: 'What does it keep you from?',
    answers: [
      { value: 'nothing', label: 'Nothing' },
      { value: 'sleep', label: 'Sleep' },
      { value: 'work', label: 'Work' },
      { value: 'sport or chores', label: 'Sports or chores' },
      { value: 'takes pills', label: 'I take pills for it' },
    ],
  },
};

/** What was tapped, with its questions, for those who read the answers. */
export function discomfortAnswers(tapped: Discomfort | null): { question: string; answer: string }[] {
  const { strength, duration, stops } = discomfortTaps;
  const chosen = <Value>({ question, answers }: Tap<Value>, values: readonly (Value | undefined)[]) => {
    const labels = answers.filter(({ value }) => values.includes(value)).map(({ label }) => label);
    return labels.length > 0 ? [{ question, answer: labels.join(', ') }] : [];
  };
  return [
    ...chosen(strength, [tapped?.strength]),
    ...chosen(duration, [tapped?.duration]),
    ...chosen(stops, tapped?.stops ?? []),
  ];
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = `\\d+(?:\\.\\d+)?|a|an|${numbers.join('|')}|couple|few|several|half an?|un[oa]?|dos|tres|cuatro|cinco|seis`;
const numberOf = (word: string) =>
  Number(word) ||
  { couple: 2, few: 3, several: 4, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 }[word] ||
  Math.max(word.startsWith('half') ? 0.5 : 1, numbers.indexOf(word));

const strengthSaid = new RegExp(
  `(?<!since |on )\\b(?:(${number})\\s*(?:-|–|to|or)\\s*)?(${number})\\s*(?:/|out of|of)\\s*(?:10|ten)\\b(?!/| (?:days|times|hours|people))`,
  'g',
);
const strengthWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:excruciating|unbearable|agony|agonizing)\b/, 9],
  [/\b(?:severe|terrible|horrible|awful|intense|screaming)\b/, 7],
];

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const weeksOf = {
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  year: 52,
  dia: 1 / 7,
  semana: 1,
  mes: 52 / 12,
  año: 52,
};
const lasted = new RegExp(
  `\\b(?:for|over|about|almost|nearly|than|past|last|since|going on|started|began|llevo|hace|como|desde)\\s+(?:\\w+ ){0,3}?(${number})(?:\\s+(?:of|good|or so|más|whole))*[\\s-]+(day|week|month|year|yr|d[ií]a|semana|mes|año)(?:e?s)?\\b`,
  'g',
);
const began = new RegExp(
  `\\b(?:since|from) (?:about |around |early |late |mid |last )*(${months.join('|')})?,? ?(?:of )?((?:19|20)\\d\\d)?\\b`,
  'g',
);
const longAgo =
  /\b(?:for|many|several|in) (?:\w+ )?(?:years|ages|decades)\b|\bsince (?:i was|childhood|college|school|birth|covid|the pandemic|last year)\b|\b(?:chronic|all my life|always (?:had|hurt|ached)|years now|hace años)\b/;
const monthsAgo =
  /\bfor (?:\w+ )?months\b|\bmonths now\b|\bsince (?:last )?(?:spring|summer|fall|autumn|winter|christmas)\b/;
const weeksAgo = /\bfor (?:\w+ )?weeks\b|\bweeks now\b|\bsince last (?:week|month)\b/;
const daysAgo =
  /\b(?:today|yesterday|this (?:week|morning)|for (?:\w+ )?days|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend))\b/;

const cannot = "(?:can(?:no|[’']?)t|can not|couldn[’']?t|unable to|hard to|trouble|barely|hardly|no puedo)";
const stopped =
  '(?:stopped|quit|gave up|given up|(?:have|had|has) to (?:stop|quit|skip|give up)|skip(?:ping|ped)?)';
const sport =
  '(?:run|jog|gym|yoga|pilates|tennis|golf|swim|lift|cycl|bik|exercis|work(?:ing)? out|play|danc|hik|garden|cook|clean|laundry|grocer|chores|vacuum|housework|pick(?:ing)? up)';
const stopWords: Readonly<Record<Exclude<DiscomfortStop, 'nothing'>, RegExp>> = {
  sleep: new RegExp(
    `\\b${cannot} (?:\\w+ ){0,3}?(?:sleep|dormir)|\\b(?:wakes|keeps|woke|kept) me (?:up|awake)\\b|\\bwakes me\\b|\\bwake up (?:\\w+ ){0,3}?(?:from|because)\\b|\\b(?:lose|losing|lost) sleep\\b|\\bsleepless\\b|\\bme despierta\\b`,
  ),
  work: new RegExp(
    `\\b${cannot} (?:\\w+ ){0,3}?(?:work(?! out)|typ|concentrat|focus|finish|trabajar)|\\b${stopped} (?:work|typ)|\\b(?:called in sick|sick days?|missed (?:work|days|a day)|(?:days?|time|week) off work|sick leave|(?:left|leave|went home) (?:work )?early)\\b`,
  ),
  'sport or chores': new RegExp(`\\b(?:${cannot}|${stopped}|no longer) (?:\\w+ ){0,3}?${sport}`),
  'takes pills':
    /\b(?<!(?:no|not|without|don[’']t take|never take|never|stopped) (?:\w+ )?)(?:ibuprofen|advil|motrin|aleve|naproxen|tylenol|acetaminophen|paracetamol|aspirin|excedrin|meloxicam|diclofenac|gabapentin|muscle relax\w+|pain ?killers?|pain (?:meds?|medication|pills?)|pills|ibuprofeno|pastillas)\b/,
};

const isOver =
  /\b(?:no longer|went away|gone|cleared up|healed|better now|used to|quiet since|(?:doesn[’']t|does not) (?:\w+ )?(?:hurt|bother|ache) (?:\w+ )?any ?more)\b/;
const denied =
  /\b(?:no|not|never|without|nothing|none|zero|\w+n[’']t)\b (?:\w+ ){0,2}?(?:pain|hurt|ache|sore|stiff|discomfort|bother)|\bpain[- ]free\b/;
const painWords =
  /\b(?:hurt|pain|ach(?:e|y|ing)|sore|stiff|tight|tens(?:e|ion)|cramp|burn|throb|tingl|numb|stab|spasm|migraine|headache|sciatica|carpal|tendin|duele|dolor|molesta)/;

/** Without what is over: "It was 9/10, but it went away". */
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
  const strengths = [
    ...[...said.matchAll(strengthSaid)].map(([, , most = '']) =>
      most === 'zero' ? 0 : Number(most) || numberOf(most),
    ),
    ...strengthWords.flatMap(([words, strength]) => (words.test(said) ? strength : [])),
  ].filter((strength) => strength <= 10);
  const weeks = weeksSaid(said, now);
  const stops = discomfortStops.filter((stop) => stop !== 'nothing' && stopWords[stop].test(said));
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
  const counted = [...said.matchAll(lasted)].map(([, count = '', unit = '']) => {
    const name = unit.replace('yr', 'year').replace('í', 'i') as keyof typeof weeksOf;
    return numberOf(count) * weeksOf[name];
  });
  return [
    ...since,
    ...counted,
    ...(longAgo.test(said) ? [52] : []),
    ...(monthsAgo.test(said) ? [8] : []),
    ...(weeksAgo.test(said) ? [3] : []),
    ...(daysAgo.test(said) ? [0] : []),
  ];
}

function durationOf(weeks: number): DiscomfortDuration {
  if (weeks >= 52) return 'more than a year';
  if (weeks > 6) return 'months';
  return weeks > 1 ? 'up to six weeks' : 'this week';
}

/** What was tapped counts before what was written. */
export function discomfortOf(text: string, tapped: Discomfort | null, now: Date): Discomfort {
  return { ...discomfortSaid(text, now), ...tapped };
}

/** Whether anything hurts, by what was tapped or else by what was written. */
export function hurts(text: string, tapped: Discomfort | null): boolean {
  if (tapped?.strength !== undefined) return tapped.strength > 0;
  const meant = clausesIn(text).filter((clause) => !denied.test(clause));
  return meant.some((clause) => painWords.test(clause)) || discomfortIn(meant.join('. ')).size > 0;
}

export const hurtsForLong = ({ duration }: Discomfort) =>
  duration === 'months' || duration === 'more than a year';

/** What someone reads first who has hurt for a year; empty for everyone else. */
export function longPainNote(text: string, tapped: Discomfort | null, now: Date): string {
  const { duration } = discomfortOf(text, tapped, now);
  return duration === 'more than a year' && hurts(text, tapped)
    ? 'You’ve lived with this for a year or more, and that’s a long time. Please let a doctor or one of us look at it before you rearrange your desk.'
    : '';
}
