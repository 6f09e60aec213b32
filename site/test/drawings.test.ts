/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { builtPage, builtPages, elementsOf } from './built-pages.ts';

// Line drawings of a foot in a hand were misread.
const oftenMisread = /\b(?:foot|feet|soles?|toes?)\b.*\bhands?\b|\bhands?\b.*\b(?:foot|feet|soles?|toes?)\b/i;

test.each(builtPages)('the drawings of $path show no foot in a hand', (page) => {
  const described = [...elementsOf(page).querySelectorAll('img[alt], svg[role=img] > title')].map(
    (drawing) => drawing.getAttribute('alt') ?? drawing.textContent ?? '',
  );
  expect(described.filter((words) => oftenMisread.test(words))).toEqual([]);
});

test('the drawings of a session are on a light background, because a dark one would invert the faces', () => {
  const session = elementsOf(builtPage(paths.mnri)).querySelector('#session');
  expect(session?.querySelectorAll('svg.drawing')).toHaveLength(4);
  expect(session?.closest('.deep')).toBeNull();
});
