import { expect, test } from '../product.ts';

test('publishing, changing and unpublishing a post shows everywhere to the next visitor', {
  tag: '@origin',
}, async ({ request, admin, aPost }) => {
  const { id, slug, title } = await aPost({ published: false });
  const seen = async (words: string) => {
    const places = ['/resources', '/resources?tab=blog', `/blog/${slug}`, '/rss.xml'];
    return Promise.all(
      places.map(async (place) => (await (await request.get(place)).text()).includes(words)),
    );
  };
  const isListed = async () => (await (await request.get('/sitemap.xml')).text()).includes(`/blog/${slug}<`);
  expect(await seen(title)).toEqual([false, false, false, false]);

  await admin.blogPosts.update({ params: { id }, body: { published: true } });
  await expect.poll(() => seen(title)).toEqual([true, true, true, true]);
  expect(await isListed()).toBe(true);

  await admin.blogPosts.update({ params: { id }, body: { title: `${title} again` } });
  await expect.poll(() => seen(`${title} again`)).toEqual([true, true, true, true]);

  await admin.blogPosts.update({ params: { id }, body: { published: false } });
  await expect.poll(() => seen(title)).toEqual([false, false, false, false]);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  expect(await isListed()).toBe(false);
});
