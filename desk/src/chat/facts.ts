import texts from '../../texts/chat.json' with { type: 'json' };
import { careText } from '../care.ts';
import { deskLimits, screenInches } from '../desk-check.ts';
import { heightInCm, heightSaid, heightsAt170, statures } from '../height.ts';
import type { Known } from '../reading.ts';
import { booking, changePolicy, contactPhrase, hours, type Practice, prices, replyTime } from './practice.ts';

export type Fact = (known: Known, question: string) => string;

const { back, screenDistance } = deskLimits;

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

/** @throws if the answer names an unknown fact */
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

export function practiceFacts(practice: Practice): string {
  return Object.entries(texts.always)
    .filter(([name]) => ofPractice.includes(name))
    .map(([, { answer }]) => filled(answer, { practice, userHeight: null }, ''))
    .join('\n');
}

const weekdayIn = (practice: Practice, question: string) =>
  practice.hours.flatMap(({ days }) => days).find((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(question));

/** In cm; outside this range we give no heights. */
const [least, most] = [140, 210];
/** Standing elbow height as a share of stature (Drillis and Contini). */
const standingElbow = 0.63;

function heights({ userHeight }: Known, question: string): string {
  const height = heightSaid(question) ?? userHeight;
  if (height === null)
    return 'For numbers to start with, tell me how tall you are, such as “5 ft 7 in” or “170 cm.”';
  const stature = heightInCm(height) ?? 0;
  if (stature < least || stature > most) return '';
  const { seat, keyboard, screen } = heightsAt170;
  const [atSeat, atKeyboard, atScreen, standing] = [seat / 170, keyboard / 170, screen / 170, standingElbow]
    .map((share) => share * stature)
    .map((cm) => `${Math.round(cm / 2.54)} in. (${Math.round(cm)} cm)`);
  const isRough = stature < statures.from || stature > statures.to;
  return `At ${height}, with average proportions, start with the seat about ${atSeat} above the floor, the keyboard at ${atKeyboard}, and the top of the screen at ${atScreen}. Standing, start with the keyboard at about ${standing}, plus the soles of your shoes. ${isRough ? 'Few desks are made for your height, so these are rough' : 'Those are the heights of our desk check'}. Then let your body decide:`;
}
