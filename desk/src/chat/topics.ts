import texts from '../../texts/chat.json' with { type: 'json' };
import type { Factor } from '../factors.ts';
import { Classifier } from '../learned/classifier.ts';
import { isSpanish } from '../spanish.ts';

export interface Topic {
  /** The question that its button asks. Topics without one have no button. */
  ask?: string;
  /** In Markdown, with facts in braces. */
  answer: string;
  /** Factors of the desk whose findings and fixes belong to it. */
  about?: readonly Factor[];
}

export type TopicName = keyof typeof texts.always | keyof typeof texts.desk;

const all = { ...texts.always, ...texts.desk } as Readonly<Record<TopicName, Topic>>;
const names = Object.keys(all) as TopicName[];
const classifier = Classifier.from('questions');

export const topicOf = (name: TopicName): Topic => all[name];

/** Whether a topic is answered without findings of a desk. */
export const needsNoDesk = (name: TopicName) => name in texts.always;

/** From which probability a question is said to be about nothing that we know; below it, the nearest topics are offered. */
const surelyOff = 0.7;

/** An answer to a question whose topic is less likely comes with two others: of those on writers left out, one of five was wrong. */
const sureFrom = 0.7;

interface Asked {
  /** What it is clearly about, at most two. */
  topics: TopicName[];
  /** Without a clear topic, the three questions that are nearest; with one that is not sure, two others. */
  nearest: string[];
}

const ofSigns = ['emergency', 'crisis'];

/** What a question in the chat is about. @param isNoSign whether the person has said that a sign in it is none */
export function topicsIn(question: string, isNoSign = false): Asked {
  const own = names.find((name) => all[name].ask === question);
  if (own || isSpanish(question)) return { topics: [own ?? 'spanish'], nearest: [] };
  const parts = question.split(between);
  const topics = [...new Set(parts.flatMap((part) => clearTopic(part, isNoSign) ?? []))];
  const isSign = topics.some((name) => ofSigns.includes(name));
  if (otherBody.test(question) && !isSign) return { topics: ['wheelchair-one-hand'], nearest: [] };
  // Two questions at once, each of them clear.
  if (parts.length === 2 && topics.length === 2) return { topics, nearest: [] };
  const whole = clearTopic(question, isNoSign) ?? topics[0];
  const [first, ...others] = guesses(question);
  const nearest = (of: typeof others) => of.flatMap(({ state }) => all[state as TopicName].ask ?? []);
  if (!whole) return { topics: [], nearest: nearest(first ? [first, ...others] : []).slice(0, 3) };
  const isSure = isSign || first?.state !== whole || first.probability >= sureFrom;
  return { topics: [whole], nearest: isSure ? [] : nearest(others).slice(0, 2) };
}

const between =
  /[.?!]+\s+|,? (?:and|also) (?=(?:how|what|where|when|which|who|why|should|do|does|can|is|are)\b)/i;

/** Whatever they ask about the desk, the usual advice is not made for them. */
const otherBody =
  /\b(?:paraly[sz]ed|hemipleg\w+|amputee|one[- ]handed|only (?:have |use )?one (?:hand|arm)|wheel ?chair)\b/i;

/** What a question names that has no clear topic. */
const otherwise: readonly [RegExp, TopicName][] = [
  [/\b(?:passwords?|log(?:ging|ged)? ?in|sign(?:ing|ed)? in|my account|verification)\b/i, 'account'],
  [
    /\b(?:microscopes?|sewing|looms?|drawing (?:board|table)|drafting table|easels?|work ?benche?s?|cash registers?|lathes?)\b/i,
    'no-desk',
  ],
];

const guesses = (question: string) => classifier.likeliest(question, 'chat');

function clearTopic(question: string, isNoSign: boolean): TopicName | undefined {
  const [first, next] = guesses(question);
  if (isNoSign && first && ofSigns.includes(first.state)) return next?.state as TopicName | undefined;
  const named = otherwise.find(([words]) => words.test(question))?.[1];
  if (named === 'no-desk') return named;
  if (!first?.counts || first.state === 'off-topic') {
    const isOff = first?.counts && first.probability >= surelyOff;
    return named ?? (isOff ? 'off-topic' : undefined);
  }
  return first.state as TopicName;
}
