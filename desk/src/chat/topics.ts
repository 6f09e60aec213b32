import asked from '../../texts/asked.json' with { type: 'json' };
import texts from '../../texts/chat.json' with { type: 'json' };
import type { Factor } from '../factors.ts';
import { Classifier } from '../learned/classifier.ts';
import { isSpanish } from '../spanish.ts';

export interface Topic {
  /** The question that its button asks. Topics without one have no button. */
  ask?: string;
  /** In Markdown, with facts in braces. */
  answer: string;
  /** What is said instead to a question with such words, as regular expressions; the first that fits counts. */
  forms?: Readonly<Record<string, string>>;
  /** What is said first to whom a circumstance applies. */
  for?: Readonly<Record<string, string>>;
  /** Factors of the desk whose findings and fixes belong to it. */
  about?: readonly Factor[];
}

export type TopicName = keyof typeof texts.always | keyof typeof texts.desk;

const all = { ...texts.always, ...texts.desk } as Readonly<Record<TopicName, Topic>>;
const names = Object.keys(all) as TopicName[];
const classifier = Classifier.from('questions');

export const topicOf = (name: TopicName): Topic => all[name];

/** Whether a question is the one of the topic’s button, with its marks or without. */
export const isAskOf = (name: TopicName, question: string) => bare(all[name].ask ?? '') === bare(question);
/** A question without case and marks. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The answer to what exactly is asked, where the topic has one. */
export function formOf(name: TopicName, question: string): string | undefined {
  const { forms = {} } = all[name];
  if (isAskOf(name, question)) return undefined;
  return Object.entries(forms).find(([words]) => new RegExp(words, 'i').test(question))?.[1];
}

/** Whether a topic is answered without findings of a desk. */
export const needsNoDesk = (name: string) => name in texts.always;

/**
 * An answer to a question whose topic is less likely comes with two others, and one that is not even clear is not given: of writers left
 * out, two of five topics between them were wrong, and more than half of those below.
 */
const [clearFrom, sureFrom] = [0.6, 0.8];

interface Asked {
  /** What it is clearly about. */
  topic?: TopicName;
  /** Without a clear topic, or with one that is not sure, at most two questions that it may be, too. */
  nearest: string[];
}

const ofSigns = ['emergency', 'crisis'];
export const isSign = (name: string) => ofSigns.includes(name);
/** Said to a person, not about a desk: never beside an answer. */
export const isSmall = (name = '') => ['greeting', 'off-topic', 'thanks', 'insult'].includes(name);
/** How likely a question must be off topic to be declined, with words of ours and without; below, it is unclear. */
const [offTopicFrom, declinedFrom] = [0.6, 0.15];
/** Whether a topic is answered from this person's own fixes. */
export const isOfOwnDesk = (name: string) =>
  ['first-change', 'my-score', 'free-fixes', 'buy-what', 'price', 'employer-pays'].includes(name);
/** How likely a topic must be to be offered, and a sign to be meant that a part of the question is clearly about. */
const partFrom = 0.1;
/** How likely a topic must be to be a button where there is no answer: below, most didn’t fit. */
const buttonFrom = 0.2;

/** What a question in the chat is about. @param isNoSign whether the person has said that a sign in it is none */
export function topicIn(typed: string, isNoSign = false): Asked {
  const question = isNoSign ? withoutSigns(typed) : typed;
  const own = names.find((name) => isAskOf(name, question));
  if (own || isSpanish(question)) return { topic: own ?? 'spanish', nearest: [] };
  const guessed = guesses(question, isNoSign);
  const chance = (name?: string) => guessed.find(({ state }) => state === name)?.probability ?? 0;
  const parts = question.split(between);
  const clear = [...new Set(parts.flatMap((part) => clearTopic(part, isNoSign) ?? []))];
  const hasSign = clear.some((name) => isSign(name) && chance(name) >= partFrom);
  const named = hasSign ? undefined : namedIn(plainly, question);
  if (named) return { topic: named, nearest: [] };
  const keyword = namedIn(otherwise, question);
  const clearly = clearTopic(question, isNoSign);
  const mayBeOurs = aboutUs.test(question) || keyword !== undefined;
  const small =
    mayBeOurs && chance('off-topic') < offTopicFrom ? undefined : (clear.find(isSmall) ?? clearly);
  const whole = (isSmall(clearly) ? clear.find((one) => !isSmall(one)) : clearly) ?? small;
  const isGuess = guessed[0]?.state === whole || (keyword === whole && !needsNoDesk(keyword ?? ''));
  const isSure = hasSign || !isGuess || chance(whole) >= sureFrom;
  const isOurs = (whole && isSure) || mayBeOurs || ofSigns.some((name) => chance(name) >= partFrom);
  if (whole === 'off-topic' || (!isOurs && chance('off-topic') >= declinedFrom))
    return { topic: 'off-topic', nearest: [] };
  const hasForm = whole !== undefined && formOf(whole, question) !== undefined;
  const isClear = isSure || isSmall(whole) || hasForm || keyword === whole || chance(whole) >= clearFrom;
  const answered = isOurs && isClear ? whole : undefined;
  const nearest = guessed
    .filter(({ probability }) => probability >= (answered ? partFrom : buttonFrom))
    .flatMap(({ state }) => (state === answered ? [] : (all[state as TopicName].ask ?? [])))
    .slice(0, 2);
  if (!answered) return { nearest };
  return { topic: answered, nearest: isSmall(answered) || isSure || hasForm ? [] : nearest };
}

/** What else was asked beside a sign that is none. */
function withoutSigns(question: string): string {
  const clauses = question.split(/(?<=[,;.?!])\s+/);
  const others = clauses.filter((clause) => !isSign(guesses(clause)[0]?.state ?? ''));
  return others.length > 0 ? others.join(' ') : question;
}

const wordsOf = (named: object) =>
  Object.entries(named).map(([name, words]) => ({ name: name as TopicName, words: new RegExp(words, 'i') }));
const [plainly, otherwise] = [wordsOf(asked.plainly), wordsOf(asked.otherwise)];
const aboutUs = new RegExp(asked.aboutUs, 'i');
/** What stands between two questions. */
export const between = new RegExp(asked.between, 'i');
const namedIn = (named: typeof plainly, said: string) => named.find(({ words }) => words.test(said))?.name;

/** The topics of a question, the likeliest first. */
export const guesses = (question: string, isNoSign = false) =>
  classifier.likeliest(question, 'chat').filter(({ state }) => !isNoSign || !isSign(state));

function clearTopic(question: string, isNoSign: boolean): TopicName | undefined {
  const [first] = guesses(question, isNoSign);
  const named = namedIn(otherwise, question);
  const isClear = first?.counts && first.state !== 'off-topic';
  if (named && !isClear) return named;
  return isClear || first?.state === 'off-topic' ? (first.state as TopicName) : undefined;
}
