/** @jest-environment jsdom */

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { messages } from '@practice/contract/messages';
import { resourceTabs } from '@practice/contract/resources';
import { sampleResources } from '@practice/contract/sample-resources';
import { elementsOf, wordsOf } from './built-pages.ts';
import { type Site, startSite } from './rendered-pages.ts';
import { answerOf, list, maliciousMarkup } from './sample-answers.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterEach(() => {
  site.answers = answerOf;
});
afterAll(() => site.stop());

async function lists(paths: readonly string[], cookie?: string) {
  const pages = await site.pages(paths, cookie);
  return pages.map((page) => ({
    ...page,
    elements: elementsOf(page),
    words: wordsOf(elementsOf(page).body),
  }));
}

const headings = (page: { elements: Document }) =>
  [...page.elements.querySelectorAll('main h2')].map((heading) => wordsOf(heading));

test('each tab of the resources page shows the texts that the specification requires', async () => {
  const pages = await lists(resourceTabs.map(({ value }) => `/resources?tab=${value}`));
  expect(pages.map(headings)).toEqual([
    ['Articles & Blog Posts', 'Downloadable Resources'],
    ['Articles & Blog Posts'],
    ['Guides'],
    ['Videos'],
    ['Templates'],
  ]);
  for (const [index, { elements }] of pages.entries()) {
    const tabs = [...elements.querySelectorAll('#tabs a')];
    expect(tabs.map((tab) => wordsOf(tab))).toEqual(resourceTabs.map(({ label }) => label));
    expect(tabs.findIndex((tab) => tab.hasAttribute('aria-current'))).toBe(index);
  }
});

test('the picture of the first resource card is preloaded in the size that the card shows', async () => {
  const [all, guides] = await lists(['/resources', '/resources?tab=guide']);
  const asked = all?.elements.querySelectorAll('link[rel=preload][as=image]') ?? [];
  const shown = all?.elements.querySelector('.post.lead source');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.getAttribute('imagesrcset')).toBe(shown?.getAttribute('srcset'));
  expect(asked[0]?.getAttribute('imagesizes')).toBe(shown?.getAttribute('sizes'));
  expect(guides?.elements.querySelectorAll('link[rel=preload][as=image]')).toHaveLength(0);
});

test('resource cards show the texts that the specification requires', async () => {
  const [page] = await lists(['/resources']);
  const [lead, guide] = ['.post', '.resource'].map((card) => page?.elements.querySelector(card) ?? null);
  for (const words of [
    'Ergonomics',
    'Set your chair’s seat first',
    'Start with the seat.',
    'Mar 5, 2026',
    'Read Article',
  ])
    expect(wordsOf(lead ?? null)).toContain(words);
  expect(lead?.querySelector('a')?.getAttribute('href')).toBe('/blog/set-your-chair-first');
  expect(lead?.querySelector('img')?.getAttribute('width')).toBe('1600');
  const picture = lead?.querySelector('.picture');
  expect([picture?.getAttribute('data-x'), picture?.getAttribute('data-y')]).toEqual(['4', '8']);
  for (const words of [
    'Guide',
    'PDF · 3 pages · 1.4 MB',
    'Desk setup on one page',
    'Added: Mar 05, 2026',
    'View Resource',
  ])
    expect(wordsOf(guide ?? null)).toContain(words);
  const view = guide?.querySelector('a');
  expect([view?.target, view?.rel]).toEqual(['_blank', 'noopener']);
});

test('the search form of the resources page shows the current search, and can be cleared', async () => {
  const [all, searched] = await lists(['/resources', '/resources?q=chair&tab=guide']);
  expect(all?.elements.querySelector('#clear')?.hasAttribute('hidden')).toBe(true);
  expect(searched?.elements.querySelector('#clear')?.hasAttribute('hidden')).toBe(false);
  const box = searched?.elements.querySelector<HTMLInputElement>('#search input[type=search]');
  expect([box?.placeholder, box?.value, box?.name]).toEqual(['Search resources...', 'chair', 'q']);
  expect(searched?.elements.querySelector<HTMLInputElement>('#search [name=tab]')?.value).toBe('guide');
  // A search belongs to one visitor; the list itself may be found.
  expect(searched?.html).toContain('content="noindex"');
  expect(all?.html).not.toContain('noindex');
});

test('a search without results shows a message and a way to continue', async () => {
  const [all, posts] = await lists(['/resources?q=nothing', '/resources?tab=blog&q=nothing']);
  expect(all?.words).toContain(messages.resources.none);
  expect(all && headings(all)).toEqual(['Downloadable Resources']);
  expect(posts?.words).toContain(messages.blog.none);
  expect(posts?.elements.querySelector('[data-clear]')?.getAttribute('href')).toBe('/resources?tab=blog');
});

test('the resources page shows samples only without resources, filtered by tab and search', async () => {
  let addresses = sampleResources.map(({ fileUrl }) => fileUrl);
  site.answers = (address) => {
    if (address === '/api/resources/samples') return { status: 200, body: addresses };
    return address.startsWith('/api/resources') ? list([]) : answerOf(address);
  };
  const [all, guides, searched] = await lists([
    '/resources',
    '/resources?tab=guide',
    '/resources?q=CHAIR&tab=video',
  ]);
  const titles = (page?: { elements: Document }) =>
    [...(page?.elements.querySelectorAll('.resource h3') ?? [])].map((title) => wordsOf(title));
  expect(titles(all)).toEqual(sampleResources.map(({ title }) => title));
  expect(titles(guides)).toEqual(
    sampleResources.filter(({ category }) => category === 'guide').map(({ title }) => title),
  );
  expect(titles(searched)).toEqual(['How to Adjust Your Chair']);
  addresses = addresses.slice(2);
  const [fewer] = await lists(['/resources']);
  expect(titles(fewer)).toEqual(sampleResources.slice(2).map(({ title }) => title));
  site.answers = answerOf;
  const [filled] = await lists(['/resources?tab=template']);
  expect(titles(filled)).toEqual([]);
});

test('the resources page without the API offers to try again, and is not cached', async () => {
  site.answers = undefined;
  const [page] = await lists(['/resources?tab=guide']);
  expect(page?.status).toBe(503);
  expect(page?.headers['cache-control']).toContain('no-store');
  expect(page?.words).toContain('We couldn’t load the list.');
  expect(page?.elements.querySelector('#list [data-again]')?.getAttribute('href')).toBe(
    '/resources?tab=guide',
  );
  expect(page?.elements.querySelectorAll('#list .resource')).toHaveLength(0);
});

test('the text of owners is escaped everywhere on the resources page', async () => {
  for (const { elements, words } of await lists([
    '/resources',
    `/resources?q=${encodeURIComponent(maliciousMarkup)}`,
  ])) {
    expect(words).toContain(maliciousMarkup);
    expect(elements.querySelectorAll('main script:not([src]), main img[src=x], main [onerror]')).toHaveLength(
      0,
    );
  }
});

test('the resources page is the same for everybody, and may be cached for a second', async () => {
  const [visitor] = await lists(['/resources']);
  expect(visitor?.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
  const [admin] = await lists(['/resources'], 'signed-in=admin-1; session=admin');
  expect(admin?.html).toBe(visitor?.html);
});
