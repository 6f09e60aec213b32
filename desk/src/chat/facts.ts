import texts from '../../texts/chat.json' with { type: 'json' };
import { careText } from '../care.ts';
import { deskLimits, screenInches } from '../desk-check.ts';
import type { Known } from '../reading.ts';
import { heights } from './heights.ts';
import { booking, changePolicy, contactPhrase, hours, type Practice, prices, replyTime } from './practice.ts';

export type Fact = (known: Known, question: string) => string;

const { back, screenDistance } = deskLimits;

/** What every answer can name in braces, beside the practice's own facts and pages. */
const facts: Readonly<Record<string, Fact>> = {
  contactPhrase: ({ practice }) => contactPhrase(practice),
  replyTime: ({ practice }) => replyTime(practice),
  prices: ({ practice }) => prices(practice),
  changePolicy: ({ practice }) => changePolicy(practice),
  hours: ({ practice }, question) => hours(practice, weekdayIn(practice, question)),
  booking: ({ practice }, question) => booking(practice, weekdayIn(practice, question)),
  heights,
  height: ({ userHeight }) =>
    userHeight === null
      ? 'You didn’t tell us your height. If you’d like advice that uses it, just write it here, such as “I’m 5 ft 7 in. How high should my desk be?”'
      : `You told us you’re ${userHeight} tall.`,
  crisis: () => careText([{ kind: 'emergency', topic: 'self-harm' }]),
  screenInches: () => `${screenInches} (${screenDistance.from} to ${screenDistance.to} cm)`,
  backDegrees: () => `${back.from} to ${back.to} degrees`,
};

/** @param more facts beside those that every answer can name @throws when an answer names a fact that does not exist */
export function filled(
  answer: string,
  known: Known,
  question: string,
  more: Readonly<Record<string, () => string>> = {},
): string {
  return answer.replace(/\{(\w+)\}/g, (brace, name: string) => {
    const own: Readonly<Record<string, unknown>> = { ...known.practice, ...known.practice.pages };
    const fact = (more[name] ?? facts[name])?.(known, question) ?? own[name];
    if (typeof fact !== 'string') throw new Error(`There is no fact ${brace}.`);
    return fact;
  });
}

const ofPractice =
  'prices, hours, booking, changing, place, contact, privacy, report, comparing, insurance'.split(', ');

/** What the chat says of the practice, for a language model. */
export function practiceFacts(practice: Practice): string {
  return Object.entries(texts.always)
    .filter(([name]) => ofPractice.includes(name))
    .map(([, { answer }]) => filled(answer, { practice, userHeight: null }, ''))
    .join('\n');
}

const weekdayIn = (practice: Practice, question: string) =>
  practice.hours.flatMap(({ days }) => days).find((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(question));
