/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { indexedPages } from '../src/indexed-pages.ts';
import { type BuiltPage, builtFile, builtPages, elementsOf } from './built-pages.ts';

const meta = (page: BuiltPage, name: string) =>
  elementsOf(page).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
  '';
const isIndexed = (page: BuiltPage) => meta(page, 'robots') !== 'noindex';
const canonical = (page: BuiltPage) =>
  elementsOf(page).querySelector('link[rel=canonical]')?.getAttribute('href');

test('exactly the pages that are meant to be found may be listed', () => {
  expect(builtPages.filter(isIndexed).map(({ path }) => path)).toEqual([...indexedPages].sort());
});

test('the sitemap names each of them by its canonical address', () => {
  const listed = [...builtFile('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(builtPages.filter(isIndexed).map(canonical).toSorted());
});

test('no two pages have the same title or description', () => {
  const titles = builtPages.map((page) => elementsOf(page).title);
  const descriptions = builtPages.map((page) => meta(page, 'description'));
  expect(new Set(titles).size).toBe(builtPages.length);
  expect(new Set(descriptions).size).toBe(builtPages.length);
});

test.each(builtPages)('a link to $path is shown with a title, a sentence and a picture', (page) => {
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name', 'twitter:card'])
    expect(meta(page, name)).not.toBe('');
  expect(meta(page, 'og:title')).toBe(elementsOf(page).title);
  expect(builtFile(new URL(meta(page, 'og:image')).pathname).length).toBeGreaterThan(1000);
});

test('a description has room in a list of results', () => {
  for (const page of builtPages.filter(isIndexed)) {
    expect(meta(page, 'description').length).toBeGreaterThanOrEqual(60);
    expect(meta(page, 'description').length).toBeLessThanOrEqual(200);
  }
});

test('robots are sent to the sitemap and away from what belongs to a session', () => {
  const robots = builtFile('robots.txt');
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  for (const path of ['/api/', paths.admin, paths.clientDashboard, paths.checkout])
    expect(robots).toContain(`Disallow: ${path}\n`);
  for (const path of indexedPages.filter((indexed) => indexed !== paths.home))
    expect(robots).not.toContain(`Disallow: ${path}`);
});

test('a finder of a weak spot knows whom to tell, for less than a year', () => {
  const text = builtFile('.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:/m);
  const end = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(end).toBeGreaterThan(Date.now());
  expect(end).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('the manifest names icons that are there', () => {
  const { icons } = JSON.parse(builtFile('site.webmanifest'));
  for (const { src } of icons) expect(builtFile(src).length).toBeGreaterThan(100);
});
