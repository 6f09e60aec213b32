/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { resourceTabs } from '@practice/contract/resources';
import { sampleResources } from '@practice/contract/sample-resources';
import { wordsOf } from './built-pages.ts';
import { siteOfTests } from './rendered-pages.ts';
import { answerOf, list } from './sample-answers.ts';

const { answer, page } = siteOfTests();

const headingsOf = (elements: Document) =>
  [...elements.querySelectorAll('main h2')].map((heading) => wordsOf(heading));

test.each(
  Object.entries({
    all: ['Articles & Blog Posts', 'Downloadable Resources'],
    blog: ['Articles & Blog Posts'],
    guide: ['Guides'],
    video: ['Videos'],
    template: ['Templates'],
  }),
)('the tab %s of the resources has the headings of the specification', async (tab, headings) => {
  const { elements } = await page(`/resources?tab=${tab}`);
  expect(headingsOf(elements)).toEqual(headings);
  const tabs = [...elements.querySelectorAll('#tabs a')];
  expect(tabs.map((each) => wordsOf(each))).toEqual(resourceTabs.map(({ label }) => label));
  const current = tabs.findIndex((each) => each.hasAttribute('aria-current'));
  expect(resourceTabs[current]?.value).toBe(tab);
});

test('resource cards show the texts that the specification requires', async () => {
  const { elements } = await page('/resources');
  const [lead, guide] = ['.post', '.resource'].map((card) => elements.querySelector(card));
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
  const focus = ['.inside', '.picture'].map((box) => lead?.querySelector(box)?.getAttribute('data-at'));
  expect(focus).toEqual(['4', '8']);
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

test('a search of the resources can be cleared, and is listed by no search engine', async () => {
  const [all, searched] = [await page('/resources'), await page('/resources?q=chair&tab=guide')];
  expect(all.elements.querySelector('#clear')?.hasAttribute('hidden')).toBe(true);
  expect(searched.elements.querySelector('#clear')?.hasAttribute('hidden')).toBe(false);
  // A search belongs to one visitor; the list itself may be found.
  expect(searched.html).toContain('content="noindex"');
  expect(all.html).not.toContain('noindex');
});

test('the resources page shows samples only without resources, filtered by tab and search', async () => {
  let addresses = sampleResources.map(({ fileUrl }) => fileUrl);
  answer((address) => {
    if (address === '/api/resources/samples') return { status: 200, body: addresses };
    return address.startsWith('/api/resources') ? list([]) : answerOf(address);
  });
  const titles = async (path: string) =>
    [...(await page(path)).elements.querySelectorAll('.resource h3')].map((title) => wordsOf(title));
  const all = sampleResources.map(({ title }) => title);
  expect(await titles('/resources')).toEqual(all);
  expect(await titles('/resources?tab=guide')).toEqual(
    sampleResources.filter(({ category }) => category === 'guide').map(({ title }) => title),
  );
  expect(await titles('/resources?q=CHAIR&tab=video')).toEqual(['How to Adjust Your Chair']);
  addresses = addresses.slice(2);
  expect(await titles('/resources')).toEqual(all.slice(2));
  answer(answerOf);
  expect(await titles('/resources?tab=template')).toEqual([]);
});

test('the resources page without the API offers to try again, and is not cached', async () => {
  answer(undefined);
  const { status, headers, words, elements } = await page('/resources?tab=guide');
  expect(status).toBe(503);
  expect(headers['cache-control']).toContain('no-store');
  expect(words).toContain('We couldn’t load the list.');
  const again = elements.querySelector('#list [data-again]');
  expect(again?.getAttribute('href')).toBe('/resources?tab=guide');
  expect(elements.querySelectorAll('#list .resource')).toHaveLength(0);
});
