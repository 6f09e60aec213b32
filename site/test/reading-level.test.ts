/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import readability from 'text-readability';
import { indexedPages } from '../src/indexed-pages.ts';
import { builtPage, elementsOf, wordsOf } from './built-pages.ts';

const blocks = 'p, li:not(:has(p, li)), dd, summary, h1, h2, h3, dt';

/** What a page says, a sentence for each line that ends without a mark. Addresses and what forms say are no prose. */
function copyOf(path: string): string {
  const main = elementsOf(builtPage(path)).querySelector('main');
  for (const other of main?.querySelectorAll('nav, form, address, table, noscript, .said') ?? [])
    other.remove();
  return [...(main?.querySelectorAll(blocks) ?? [])]
    .map((block) => wordsOf(block))
    .filter((words) => words.includes(' '))
    .map((words) => (/[.!?]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

test.each(indexedPages)('%s is written for grade 9 or below', (path) => {
  expect(readability.fleschKincaidGrade(copyOf(path))).toBeLessThanOrEqual(9);
});
