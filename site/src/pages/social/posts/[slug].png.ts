import type { APIRoute } from 'astro';
import { unavailable, visitorApi } from '../../../api.ts';
import { lookUp } from '../../_blog/look-up.ts';
import { pictureVersion, postPicture } from '../../_blog/post-picture.ts';
import { cachedPicture } from '../_posts/picture-cache.ts';

export const prerender = false;

// The address has a hash of the picture. The shared cache asks each second, because the post may have been withdrawn.
const cachedForADay = 'public, max-age=86400, s-maxage=1';

export const GET: APIRoute = async ({ params, url }) => {
  const found = await lookUp(visitorApi, params.slug ?? '');
  if (found.kind === 'unavailable') return unavailable('The picture of a post', found.error);
  if (found.kind !== 'post') return new Response('There is no such picture.', { status: 404 });
  const { post } = found;
  if (url.searchParams.get('v') !== pictureVersion(post)) {
    return new Response(null, { status: 302, headers: { Location: postPicture(post).path } });
  }
  const picture = await cachedPicture(post);
  if (!picture) return unavailable('The picture of a post', 'too many wait to be drawn');
  return new Response(picture, { headers: { 'Content-Type': 'image/png', 'Cache-Control': cachedForADay } });
};
