import { expect, test } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { absoluteAddresses, removeInvalidXml } from '../src/pages/_blog/feed-text.ts';
import { renderedPages } from './rendered-pages.ts';
import { maliciousMarkup, samplePost } from './sample-answers.ts';

const [feed, sitemap] = await renderedPages(['/rss.xml', '/sitemap.xml']);
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'category', 'url'].includes(name),
});
const channel = parser.parse(feed?.html ?? '').rss.channel;

test('the feed says what it is, where it is and what it is of', () => {
  expect(feed?.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(channel.link).toMatch(/^https?:\/\/[^/]+\/resources$/);
  expect(channel.language).toEqual(expect.any(String));
  expect(channel['atom:link']).toMatchObject({ '@_rel': 'self', '@_type': 'application/rss+xml' });
  expect(channel['atom:link']['@_href']).toMatch(/\/rss\.xml$/);
});

test('each post in the feed has its full text, its dates and a permanent id', () => {
  const [item, other] = channel.item;
  expect(item.title).toBe(samplePost.formattedTitle);
  expect(item.link).toMatch(/^https?:\/\/[^/]+\/blog\/set-your-chair-first$/);
  expect(item.description).toBe(samplePost.formattedSummary);
  expect(item.pubDate).toBe('Thu, 05 Mar 2026 15:00:00 GMT');
  expect(item.category).toEqual([samplePost.category, ...samplePost.tags]);
  expect(item.guid).toMatchObject({ '@_isPermaLink': 'false' });
  expect(new Set(channel.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text'])).size).toBe(2);
  expect(item['content:encoded']).toContain('<h2>Height</h2>');
  expect(item['content:encoded']).toMatch(/href="https?:\/\/[^/]+\/services#packages"/);
  expect(item['content:encoded']).toMatch(/src="https?:\/\/[^/]+\/uploads\/a\.webp"/);
  expect(other.title).toBe(maliciousMarkup);
});

test('addresses in the feed’s posts are absolute', () => {
  const page = new URL('https://site.test/blog/desk');
  expect(
    absoluteAddresses(
      '<a href="#end"> <a href="https://a.test/"> <img srcset="/a.avif 1w, /b.avif 2w">',
      page,
    ),
  ).toBe(
    '<a href="https://site.test/blog/desk#end"> <a href="https://a.test/"> <img srcset="https://site.test/a.avif 1w, https://site.test/b.avif 2w">',
  );
});

test('text about HTML tags in the feed’s posts is not changed', () => {
  const html = '<p>Write &lt;a href="//["> or &lt;img srcset="/x 1w, //[ 2w"> and href="/a".</p>';
  expect(absoluteAddresses(html, new URL('https://site.test/blog/desk'))).toBe(html);
});

test('characters that XML does not allow are left out of the feed', () => {
  expect(removeInvalidXml('a\u0008b\u000bc\ud800\td\n')).toBe('abc\ufffd\td\n');
});

test('the sitemap is well-formed and has the day each post last changed', () => {
  expect(XMLValidator.validate(sitemap?.html ?? '')).toBe(true);
  const { url } = parser.parse(sitemap?.html ?? '').urlset;
  const entry = url.find(({ loc }: { loc: string }) => loc.endsWith(`/blog/${samplePost.slug}`));
  expect(entry.lastmod).toBe(samplePost.updatedAt);
});
