/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { builtPage, builtPages, elementsOf } from './built-pages.ts';

// Line drawings of a foot in a hand were misread.
const oftenMisread = /\b(?:foot|feet|soles?|toes?)\b.*\bhands?\b|\bhands?\b.*\b(?:foot|feet|soles?|toes?)\b/i;

test.each(builtPages)('$path has no foot drawn in a hand', (page) => {
  const described = [...elementsOf(page).querySelectorAll('img[alt], svg[role=img] > title')].map(
    (drawing) => drawing.getAttribute('alt') ?? drawing.textContent ?? '',
  );
  expect(described.filter((words) => oftenMisread.test(words))).toEqual([]);
});

test('all parts of a session are drawn in the usual colors: on a deep ground a face would be dark and its hair light', () => {
  const session = elementsOf(builtPage(paths.mnri)).querySelector('#session');
  expect(session?.querySelectorAll('svg.drawing')).toHaveLength(4);
  expect(session?.closest('.deep')).toBeNull();
});
