/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import readability from 'text-readability';
import { indexedPages } from '../src/indexed-pages.ts';
import { builtPages, elementsOf, wordsOf } from './built-pages.ts';
import { renderedPages } from './rendered-pages.ts';

const pages = [...builtPages, ...(await renderedPages([paths.resources, paths.contact]))];

const blocks = 'p, li:not(:has(p, li)), dd, summary, h1, h2, h3, dt';

function pageAt(path: string): Document {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return elementsOf(page);
}

/** The prose of a page. A line without a final period counts as a sentence; addresses and forms are left out. */
function copyOf(path: string): string {
  const main = pageAt(path).querySelector('main');
  for (const other of main?.querySelectorAll('nav, form, address, table, noscript, .visually-hidden') ?? [])
    other.remove();
  return [...(main?.querySelectorAll(blocks) ?? [])]
    .map((block) => wordsOf(block))
    .filter((words) => words.includes(' '))
    .map((words) => (/[.!?]$/.test(words) ? words : `${words}.`))
    .join(' ');
}

test.each(indexedPages)('the page %s is written for grade 9 or below', (path) => {
  expect(readability.fleschKincaidGrade(copyOf(path))).toBeLessThanOrEqual(9);
});
