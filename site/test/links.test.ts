/** @jest-environment jsdom */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { deskSources } from '@practice/desk/desk-check';
import { builtPage, builtPages, builtSite, elementsOf } from './built-pages.ts';
import { onDemandPaths, renderedPages } from './rendered-pages.ts';
import { fileElsewhere } from './sample-answers.ts';

/** Pages of other parts, and pages made on demand. The journeys test these links. */
const elsewhere: readonly string[] = [paths.clientDashboard, paths.admin, paths.feed];
const isElsewhere = (path: string) => elsewhere.includes(path) || /^\/(blog|uploads|admin)\/./.test(path);
const pages = [...builtPages, ...(await renderedPages(onDemandPaths))];
const disputes = 'https://www.cms.gov/nosurprises';
const foreign: readonly string[] = [
  practice.mapUrl,
  fileElsewhere,
  disputes,
  ...practice.socials,
  ...deskSources,
].map((link) => (typeof link === 'string' ? link : link.url));
const origin = 'https://site.test';

function problemWith(href: string, from: string): string | undefined {
  if (/^(mailto|tel):/.test(href) || foreign.includes(href)) return undefined;
  const { origin: of, pathname, hash } = new URL(href, `${origin}${from}`);
  if (of !== origin) return `${href} leaves the site`;
  if (isElsewhere(pathname)) return undefined;
  if (pathname.includes('.')) return existsSync(join(builtSite, pathname)) ? undefined : `${href} is no file`;
  const page = pages.find(({ path }) => path === pathname);
  if (!page) return `${href} is no page`;
  const isThere = hash === '' || elementsOf(page).getElementById(hash.slice(1)) !== null;
  return isThere ? undefined : `${href} names no place on its page`;
}

test.each(pages)('every link of $path has a target', (page) => {
  // A post offers its own whole address to be passed on.
  const own = elementsOf(page).querySelector('link[rel=canonical]')?.getAttribute('href');
  const links = [...elementsOf(page).querySelectorAll('a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(
    [...new Set(links)]
      .filter((href) => href !== own)
      .map((href) => problemWith(href, page.path))
      .filter(Boolean),
  ).toEqual([]);
});

test('every page with a footer links to the legal pages', () => {
  for (const path of [paths.faq, paths.privacy, paths.terms, paths.accessibility, paths.goodFaithEstimate]) {
    expect(elementsOf(builtPage(paths.home)).querySelector(`footer a[href="${path}"]`)).not.toBeNull();
  }
});
