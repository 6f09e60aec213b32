import asked from '../../texts/asked.json' with { type: 'json' };
import texts from '../../texts/chat.json' with { type: 'json' };
import type { Factor } from '../factors.ts';
import { Classifier } from '../learned/classifier.ts';
import { isSpanish } from '../spanish.ts';

export interface Topic {
  ask?: string;
  /** Markdown with facts in braces. */
  answer: string;
  forms?: Readonly<Record<string, string>>;
  /** Opening text by circumstance. */
  for?: Readonly<Record<string, string>>;
  about?: readonly Factor[];
}

export type TopicName = keyof typeof texts.always | keyof typeof texts.desk;

const all = { ...texts.always, ...texts.desk } as Readonly<Record<TopicName, Topic>>;
const names = Object.keys(all) as TopicName[];
const classifier = Classifier.from('questions');

export const topicOf = (name: TopicName): Topic => all[name];

export const isAskOf = (name: TopicName, question: string) => bare(all[name].ask ?? '') === bare(question);
export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

export function formOf(name: TopicName, question: string): string | undefined {
  const { forms = {} } = all[name];
  if (isAskOf(name, question)) return undefined;
  return Object.entries(forms).find(([words]) => new RegExp(words, 'i').test(question))?.[1];
}

export const needsNoDesk = (name: string) => name in texts.always;

/** Below `sureFrom`, an answer comes with two other questions; below `clearFrom`, it isn't given. */
const [clearFrom, sureFrom] = [0.6, 0.8];

interface Asked {
  topic?: TopicName;
  nearest: string[];
}

const ofSigns = ['emergency', 'crisis'];
export const isSign = (name: string) => ofSigns.includes(name);
export const isSmall = (name = '') => ['greeting', 'off-topic', 'thanks', 'insult'].includes(name);
/** Minimum probability to decline as off topic, with our terms in the question and without. */
const [offTopicFrom, declinedFrom] = [0.6, 0.15];
export const isOfOwnDesk = (name: string) =>
  ['first-change', 'my-score', 'free-fixes', 'buy-what'].includes(name);
/** Minimum probability to offer a topic or to accept a sign. */
const partFrom = 0.1;
/** Minimum probability for a button when there is no answer. */
const buttonFrom = 0.2;

/** @param isNoSign the person said it holds no warning sign */
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

function withoutSigns(question: string): string {
  const clauses = question.split(/(?<=[,;.?!])\s+/);
  const others = clauses.filter((clause) => !isSign(guesses(clause)[0]?.state ?? ''));
  return others.length > 0 ? others.join(' ') : question;
}

const wordsOf = (named: object) =>
  Object.entries(named).map(([name, words]) => ({ name: name as TopicName, words: new RegExp(words, 'i') }));
const [plainly, otherwise] = [wordsOf(asked.plainly), wordsOf(asked.otherwise)];
const aboutUs = new RegExp(asked.aboutUs, 'i');
export const between = new RegExp(asked.between, 'i');
const namedIn = (named: typeof plainly, said: string) => named.find(({ words }) => words.test(said))?.name;

export const guesses = (question: string, isNoSign = false) =>
  classifier.likeliest(question, 'chat').filter(({ state }) => !isNoSign || !isSign(state));

function clearTopic(question: string, isNoSign: boolean): TopicName | undefined {
  const [first] = guesses(question, isNoSign);
  const named = namedIn(otherwise, question);
  const isClear = first?.counts && first.state !== 'off-topic';
  if (named && !isClear) return named;
  return isClear || first?.state === 'off-topic' ? (first.state as TopicName) : undefined;
}
