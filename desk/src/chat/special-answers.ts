import { readFileSync } from 'node:fs';
import named from '../../texts/named-words.json' with { type: 'json' };
import type { TopicName } from './topics.ts';

/** What is said for a circumstance of its own, before the texts of the topics that belong `with` it. */
export interface SpecialAnswer {
  say: string;
  with: readonly TopicName[];
  /** Topics of the practice whose text it stands in for. */
  of?: readonly TopicName[];
  /** Whether it is said even where the topic has an answer to what exactly is asked. */
  isNarrow: boolean;
}

const lines = readFileSync(new URL('../../texts/special-answers.jsonl', import.meta.url), 'utf8').trim();

const lists: Readonly<Record<string, string>> = named;

/** In small letters, without accents and apostrophes, with a space around each word. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/(\d)\s*['’′]\s*(\d)/g, '$1ft$2')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .trim()} `;

/** A group such as "{child}, school*, homework": any of its words or phrases. @throws where it names a list that does not exist */
function patternOf(group: string): RegExp {
  const words = group.replace(/\{(\w+)\}/g, (brace, name: string) => {
    const list = lists[name];
    if (!list) throw new Error(`There is no list ${brace}.`);
    return list;
  });
  const ways = words.split(',').map((phrase) => plain(phrase).trim().replaceAll('*', '\\S*'));
  return new RegExp(` (?<! (?:no|not|without|never) )(?:${ways.join('|')}) `);
}

const wheelchair = patternOf('{wheelchair}');

export const specialAnswers = lines
  .split('\n')
  .map((line): Omit<SpecialAnswer, 'isNarrow'> & { when: string[] } => JSON.parse(line))
  .map(({ when, ...answer }) => ({
    ...answer,
    groups: when.map(patternOf),
    isNarrow: when.length > 2,
    ofWheelchair: when.join().includes('{wheelchair}'),
  }))
  .sort((one, other) => other.groups.length - one.groups.length);

/** The answer whose groups each have a word in the question: of several the one with the most groups. @param beside the topics that it must go with, where they are plain */
export function specialAnswer(question: string, beside?: readonly TopicName[]): SpecialAnswer | undefined {
  const words = plain(question.replaceAll('*', ' '));
  const isOfWheelchair = wheelchair.test(words);
  return specialAnswers.find(
    (answer) =>
      (!isOfWheelchair || answer.ofWheelchair) &&
      answer.groups.every((group) => group.test(words)) &&
      (!beside || beside.some((name) => [...answer.with, ...(answer.of ?? [])].includes(name))),
  );
}
