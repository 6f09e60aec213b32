/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { messages } from '@practice/contract/messages';
import { practice } from '@practice/contract/practice';
import { wordsOf } from './built-pages.ts';
import { siteOfTests } from './rendered-pages.ts';
import { samplePost } from './sample-answers.ts';

const { answer, page } = siteOfTests();

const address = `/blog/${samplePost.slug}`;

test('the page of a post shows the texts that the specification requires', async () => {
  const { elements, words, status } = await page(address);
  expect(status).toBe(200);
  for (const said of [
    ...[
      messages.blog.back,
      samplePost.category,
      ...samplePost.tags,
      samplePost.formattedTitle,
      samplePost.formattedSummary,
    ],
    ...['March 05, 2026', '4 min read', 'Sit on the whole seat'],
  ])
    expect(words).toContain(said);
  expect(elements.title).toBe(`${samplePost.formattedTitle} - ${practice.name}`);
  expect(elements.querySelector('h1')?.textContent).toBe(samplePost.formattedTitle);
  expect(elements.querySelectorAll('article h1')).toHaveLength(1);
  expect(elements.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/blog/older');
  expect(elements.querySelector('[rel=next]')?.getAttribute('href')).toBe('/blog/newer');
  expect(elements.querySelector('#related-heading')).not.toBeNull();
  // Without script, it is the way to pass the post on.
  expect(elements.querySelector('#share-link')?.getAttribute('href')).toMatch(new RegExp(`${address}$`));
});

test('the preview of a link to a post is an article with its own picture', async () => {
  const { elements } = await page(address);
  const meta = (name: string) =>
    [...elements.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((one) =>
      one.getAttribute('content'),
    );
  expect(meta('og:type')).toEqual(['article']);
  expect(meta('description')).toEqual([samplePost.formattedSummary]);
  expect(meta('article:published_time')).toEqual([samplePost.createdAt]);
  expect(meta('article:modified_time')).toEqual([samplePost.updatedAt]);
  expect(meta('article:section')).toEqual([samplePost.category]);
  expect(meta('article:tag')).toEqual(samplePost.tags);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(meta('og:image')[0]).toMatch(/\/social\/posts\/set-your-chair-first\.png\?v=[\w-]{12}$/);
  expect(elements.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe('/rss.xml');
});

test('a missing post shows the message and is answered with 404', async () => {
  const { elements, words, status, html } = await page('/blog/never-written');
  expect(status).toBe(404);
  expect(words).toContain(messages.blog.gone);
  expect([...elements.querySelectorAll('main a')].map((link) => wordsOf(link))).toContain(messages.blog.back);
  expect(html).toContain('content="noindex"');
});

test('a former address of a post redirects permanently to the current one', async () => {
  const { status, headers } = await page('/blog/an-old-slug');
  expect([status, headers.location]).toEqual([301, address]);
});

test('only admins see a draft, with a banner, and it is not cached', async () => {
  const draftPath = '/blog/draft';
  expect((await page(draftPath)).status).toBe(404);
  expect((await page(draftPath, 'session=client; signed-in=client-2')).status).toBe(404);
  // The session alone is not passed on, nor does the hint alone open anything.
  expect((await page(draftPath, 'session=admin')).status).toBe(404);
  expect((await page(draftPath, 'signed-in=admin-1')).status).toBe(404);
  const draft = await page(draftPath, 'session=admin; signed-in=admin-1');
  expect(draft.status).toBe(200);
  expect(draft.words).toContain('Draft');
  expect(draft.words).toContain('Tue, Dec 1, 2099 at 9:00 AM');
  expect(draft.headers['cache-control']).toBe('private, no-store');
  expect(draft.html).toContain('content="noindex"');
});

test('a post is answered with 503 and not 404 while the API cannot be reached', async () => {
  answer(undefined);
  const { status, words, headers } = await page(address);
  expect(status).toBe(503);
  expect(headers['cache-control']).toContain('no-store');
  expect(words).toContain('try again');
});

test('the preview picture of a post shows the title, and its outdated addresses redirect', async () => {
  const picture = `/social/posts/${samplePost.slug}.png`;
  const other = await page(`${picture}?v=other`);
  expect(other.status).toBe(302);
  const drawn = await page(other.headers.location ?? '');
  expect(drawn.headers['content-type']).toBe('image/png');
  expect(drawn.headers['cache-control']).toBe('public, max-age=86400, s-maxage=1');
  expect(drawn.html).toContain('PNG');
  expect((await page('/social/posts/never-written.png')).status).toBe(404);
});
