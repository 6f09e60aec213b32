/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { indexedPages } from '../src/indexed-pages.ts';
import { type BuiltPage, builtFile, builtPages, elementsOf } from './built-pages.ts';
import { renderedPages } from './rendered-pages.ts';
import { samplePost } from './sample-answers.ts';

const [resources, contact, post, sitemap, robots, security] = await renderedPages([
  paths.resources,
  paths.contact,
  `/blog/${samplePost.slug}`,
  paths.sitemap,
  '/robots.txt',
  '/.well-known/security.txt',
]);
if (!resources || !contact || !post || !sitemap || !robots || !security)
  throw new Error('The site’s process made no pages.');
const pages = [...builtPages, resources, contact];

const meta = (page: BuiltPage, name: string) =>
  elementsOf(page).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
  '';
const isIndexed = (page: BuiltPage) => meta(page, 'robots') !== 'noindex';
const canonical = (page: BuiltPage) =>
  elementsOf(page).querySelector('link[rel=canonical]')?.getAttribute('href');

test('search engines may list exactly the indexed pages', () => {
  expect(
    pages
      .filter(isIndexed)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...indexedPages].sort());
});

test('the sitemap lists each indexed page and post by its canonical address', () => {
  const listed = [...sitemap.html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const path = (address = '') => new URL(address).pathname;
  expect(
    listed
      .map(path)
      .filter((listedPath) => !listedPath.startsWith('/blog/'))
      .toSorted(),
  ).toEqual(
    pages
      .filter(isIndexed)
      .map((page) => path(canonical(page) ?? ''))
      .toSorted(),
  );
  expect(listed.map(path)).toContain(path(canonical(post) ?? ''));
});

test('no two pages have the same title or description', () => {
  const titles = pages.map((page) => elementsOf(page).title);
  const descriptions = pages.map((page) => meta(page, 'description'));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test.each(pages)('the preview of a link to $path has a title, a description and a picture', (page) => {
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:site_name', 'twitter:card'])
    expect(meta(page, name)).not.toBe('');
  expect(meta(page, 'og:title')).toBe(elementsOf(page).title);
  expect(builtFile(new URL(meta(page, 'og:image')).pathname).length).toBeGreaterThan(1000);
});

test('robots.txt names the sitemap and excludes the pages of a session', () => {
  expect(robots.html).toContain('\nSitemap: https://site.test/sitemap.xml\n');
  for (const path of ['/api/', paths.admin, paths.clientDashboard, paths.checkout])
    expect(robots.html).toContain(`Disallow: ${path}\n`);
  for (const path of indexedPages.filter((indexed) => indexed !== paths.home))
    expect(robots.html).not.toContain(`Disallow: ${path}`);
});

test('security.txt has a contact address and expires within a year', () => {
  const text = security.html;
  expect(text).toMatch(/^Contact: mailto:/m);
  const end = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(end).toBeGreaterThan(Date.now());
  expect(end).toBeLessThan(Date.now() + 365 * 86_400_000);
});
