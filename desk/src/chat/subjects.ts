import { blocksIn, oneOf } from '../phrase-files.ts';
import type { Known } from '../reading.ts';
import { heights } from './heights.ts';
import { says } from './match.ts';
import { booking, changePolicy, contactPhrase, hours, type Practice, prices, replyTime } from './practice.ts';
import { phrasesIn, wordsOf } from './words.ts';

interface Subject {
  name: string;
  phrases: readonly string[];
  /** In Markdown, with facts in braces. */
  answer: string;
  isAlone: boolean;
}

/** What answers can name in braces. `question` is as it was typed, and `asked` as `normalized` makes it. */
type Fact = (known: Known, asked: string, question: string) => string;

const facts: Readonly<Record<string, Fact>> = {
  phone: ({ practice }) => practice.phone,
  therapists: ({ practice }) => practice.therapists,
  address: ({ practice }) => practice.address,
  parking: ({ practice }) => practice.parking,
  area: ({ practice }) => practice.area,
  insurance: ({ practice }) => practice.insurance,
  request: ({ practice }) => practice.pages.request,
  mnri: ({ practice }) => practice.pages.mnri,
  assessments: ({ practice }) => practice.pages.assessments,
  privacy: ({ practice }) => practice.pages.privacy,
  contactPhrase: ({ practice }) => contactPhrase(practice),
  replyTime: ({ practice }) => replyTime(practice),
  prices: ({ practice }) => prices(practice),
  changePolicy: ({ practice }) => changePolicy(practice),
  hours: ({ practice }, asked) => hours(practice, weekdayIn(asked)),
  booking: ({ practice }, asked) => booking(practice, weekdayIn(asked)),
  heights,
};

export const subjects = subjectsIn('subjects');

/** Greetings and thanks, which are answered only where nothing else is. */
export const smallTalk = subjectsIn('small-talk');

const conditions: Readonly<Record<string, (asked: string) => boolean>> = {
  mnri: (asked) => !says(asked, wordsOf('money')),
  prices: (asked) => !isPriceOfThing(asked) && !says(asked, ['cost nothing', 'costs nothing']),
};

export function isAbout({ name, phrases }: Subject, asked: string): boolean {
  return says(asked, phrases) && (conditions[name]?.(asked) ?? true);
}

export function isPriceOfThing(asked: string): boolean {
  return says(asked, wordsOf('money')) && says(asked, wordsOf('things')) && !says(asked, wordsOf('services'));
}

export function answerOf({ answer }: Subject, ...asked: Parameters<Fact>): string {
  return answer.replace(/\{(\w+)\}/g, (_, name: string) => facts[name]?.(...asked) ?? '');
}

const factSubjects =
  'prices, hours, booking, changing, place, contact, own data, report, comparing, insurance'.split(', ');

// A subject that the code needs and the file does not have stops the start.
for (const name of [...factSubjects, ...Object.keys(conditions)])
  oneOf(
    subjects.map((subject) => subject.name),
    name,
    'chat/subjects.txt',
  );

export function practiceFacts(practice: Practice): string {
  return factSubjects
    .flatMap((name) => subjects.filter((subject) => subject.name === name))
    .map((subject) => answerOf(subject, { practice, userHeight: null }, '', ''))
    .join('\n');
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function weekdayIn(asked: string): string | undefined {
  return weekdays.find((day) => says(asked, [day.toLowerCase(), `${day.toLowerCase()}s`]));
}

function subjectsIn(file: string): readonly Subject[] {
  const found: Subject[] = [];
  for (const { heading, value, lines, source } of blocksIn(`chat/${file}.txt`)) {
    const subject = found.at(-1);
    if (heading === 'Subject') found.push({ name: value, phrases: [], answer: '', isAlone: false });
    else if (heading === 'Alone' && subject) subject.isAlone = true;
    else if (heading === 'Phrases' && subject) subject.phrases = phrasesIn(lines);
    else if (heading === 'Answer' && subject) subject.answer = answerIn(lines, source);
    else throw new Error(`${source} is not understood: ${heading}: ${value}`);
  }
  return found;
}

function answerIn(lines: readonly string[], source: string): string {
  const answer = lines.join('\n\n').replace(/(?<=^- .*)\n\n(?=- )/gm, '\n');
  for (const [fact, name = ''] of answer.matchAll(/\{(\w+)\}/g))
    if (!facts[name]) throw new Error(`${source}: there is no fact ${fact}`);
  return answer;
}
