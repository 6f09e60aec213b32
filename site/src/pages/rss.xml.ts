import rss from '@astrojs/rss';
import { blogPost, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import type { APIRoute } from 'astro';
import { unavailable, visitorApi } from '../api.ts';
import { publicCacheControl } from '../page-cache.ts';
import { absoluteAddresses, removeInvalidXml } from './_blog/feed-text.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site, url }) => {
  const posts = await visitorApi.blogPosts.feed().catch((error: unknown) => unavailable('The feed', error));
  if (posts instanceof Response) return posts;
  const changed = posts.map(({ updatedAt }) => Date.parse(updatedAt));
  const response = await rss({
    title: `${practice.name}: Resources & Education`,
    description: 'Articles on ergonomics and MNRI, written by our therapists.',
    site: new URL(paths.resources, site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-us</language>',
      ...(changed.length > 0
        ? [`<lastBuildDate>${new Date(Math.max(...changed)).toUTCString()}</lastBuildDate>`]
        : []),
      `<atom:link href="${new URL(paths.feed, site).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.map((post) => ({
      title: removeInvalidXml(post.formattedTitle),
      link: new URL(blogPost(post.slug), site).href,
      description: removeInvalidXml(post.formattedSummary),
      pubDate: new Date(post.createdAt),
      categories: [post.category, ...post.tags].map(removeInvalidXml),
      content: removeInvalidXml(absoluteAddresses(post.contentHtml, new URL(blogPost(post.slug), site))),
      // The id stays the same when the slug changes, so that feed readers do not show a post twice.
      customData: `<guid isPermaLink="false">${new URL(`/#post-${post.id}`, site).href}</guid>`,
    })),
  });
  response.headers.set('Content-Type', 'application/rss+xml; charset=utf-8');
  response.headers.set('Cache-Control', publicCacheControl(paths.feed, url));
  return response;
};
