import type { APIRoute } from 'astro';
import { visitorApi } from '../../../api.ts';
import { lookUp } from '../../_blog/look-up.ts';
import { pictureVersion, postPicture } from '../../_blog/post-picture.ts';
import { keptPicture } from '../_posts/kept.ts';

export const prerender = false;

/** The picture shown beside a link to a post. Whoever asks for another version is sent to the one there is. */
export const GET: APIRoute = async ({ params, url }) => {
  const found = await lookUp(visitorApi, params.slug ?? '');
  if (found.kind === 'unknown')
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  if (found.kind !== 'post') return new Response(null, { status: 404 });
  const { post } = found;
  if (url.searchParams.get('v') !== pictureVersion(post)) {
    return new Response(null, { status: 302, headers: { Location: postPicture(post).path } });
  }
  return new Response(await keptPicture(post), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, s-maxage=86400' },
  });
};
