import { blogPost, paths } from '@practice/contract/paths';
import type { APIRoute } from 'astro';
import { unavailable, visitorApi } from '../api.ts';
import { indexedPages } from '../indexed-pages.ts';
import { publicCacheControl } from '../page-cache.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site, url }) => {
  const address = (path: string) => new URL(path, site).href;
  const posts = await visitorApi.blogPosts
    .addresses()
    .catch((error: unknown) => unavailable('The sitemap', error));
  if (posts instanceof Response) return posts;
  const urls = [
    ...indexedPages.map((path) => `<url><loc>${address(path)}</loc></url>`),
    // A slug is letters, digits, hyphens and underscores: nothing in it needs to be escaped.
    ...posts.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${address(blogPost(slug))}</loc><lastmod>${updatedAt}</lastmod></url>`,
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  const cacheControl = publicCacheControl(paths.sitemap, url);
  return new Response(xml, {
    headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': cacheControl },
  });
};
