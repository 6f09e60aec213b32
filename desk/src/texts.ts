import { type Factor, factors } from './factors.ts';

export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'one, two, and three' */
export function listed(words: readonly string[]): string {
  return list.format(words);
}

export function namesOf(names: readonly Factor[]): string {
  return listed(names.map((factor) => factors[factor].name.toLowerCase()));
}
