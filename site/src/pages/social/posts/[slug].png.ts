import type { APIRoute } from 'astro';
import { visitorApi } from '../../../api.ts';
import { forNobodyElse } from '../../../page-cache.ts';
import { lookUp } from '../../_blog/look-up.ts';
import { pictureVersion, postPicture } from '../../_blog/post-picture.ts';
import { keptPicture } from '../_posts/kept.ts';

export const prerender = false;

// Its address names the words it shows: with other words it is another picture. A shared cache asks each second, because the
// post may have been withdrawn.
const forADay = 'public, max-age=86400, s-maxage=1';

/** The picture shown beside a link to a post. Whoever asks for another version is sent to the one there is. */
export const GET: APIRoute = async ({ params, url }) => {
  const found = await lookUp(visitorApi, params.slug ?? '');
  if (found.kind === 'unknown') return comeBack();
  if (found.kind !== 'post') return new Response('There is no such picture.', { status: 404 });
  const { post } = found;
  if (url.searchParams.get('v') !== pictureVersion(post)) {
    return new Response(null, { status: 302, headers: { Location: postPicture(post).path } });
  }
  const picture = await keptPicture(post);
  if (!picture) return comeBack();
  return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': forADay } });
};

function comeBack(): Response {
  return new Response('The picture cannot be drawn right now.', {
    status: 503,
    headers: { 'Cache-Control': forNobodyElse, 'Retry-After': '60' },
  });
}
