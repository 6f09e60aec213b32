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

interface Asked {
  /** What it is clearly about, at most two. */
  topics: TopicName[];
  /** Without a clear topic, the three questions that are nearest. */
  nearest: string[];
}

const ofSigns = ['emergency', 'crisis'];

/** What a question in the chat is about. @param isNoSign whether the person has said that a sign in it is none */
export function topicsIn(question: string, isNoSign = false): Asked {
  const own = names.find((name) => all[name].ask === question);
  if (own || isSpanish(question)) return { topics: [own ?? 'spanish'], nearest: [] };
  const parts = question.split(between);
  const topics = [...new Set(parts.flatMap((part) => clearTopic(part, isNoSign) ?? []))];
  // Two questions at once, each of them clear.
  if (parts.length === 2 && topics.length === 2) return { topics, nearest: [] };
  const whole = clearTopic(question, isNoSign) ?? topics[0];
  if (whole) return { topics: [whole], nearest: [] };
  const nearest = guesses(question).flatMap(({ state }) => all[state as TopicName].ask ?? []);
  return { topics: [], nearest: nearest.slice(0, 3) };
}

const between =
  /[.?!]+\s+|,? (?:and|also) (?=(?:how|what|where|when|which|who|why|should|do|does|can|is|are)\b)/i;

const guesses = (question: string) => classifier.likeliest(question, 'chat');

function clearTopic(question: string, isNoSign: boolean): TopicName | undefined {
  const [first, next] = guesses(question);
  if (isNoSign && first && ofSigns.includes(first.state)) return next?.state as TopicName | undefined;
  if (!first?.counts || (first.state === 'off-topic' && first.probability < surelyOff)) return undefined;
  return first.state as TopicName;
}
