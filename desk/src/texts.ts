import { type Factor, factors } from './factors.ts';

export const paragraphs = (...texts: readonly string[]) => texts.filter((text) => text !== '').join('\n\n');

export const saying = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');

export const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const joinWithAnd = (words: readonly string[]) => list.format(words);

export function namesOf(names: readonly Factor[]): string {
  return joinWithAnd(names.map((factor) => factors[factor].name.toLowerCase()));
}
