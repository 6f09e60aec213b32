import { beforeAll, describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost, aSlug } from '../../test/blog-post.ts';
import type { Browser } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
let client: Browser;
beforeAll(async () => {
  client = await api.aClient();
});

const posts = () => api.admin.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create({ body: aBlogPost({ published: true, ...own }) });
const update = (id: number, body: Partial<NewBlogPost>) => posts().update({ params: { id }, body });
const at = (slug: string, by = api.visitor) => by.blogPosts.bySlug({ params: { slug } });

describe('GET /api/blog-posts/{slug}', () => {
  test('shows a post to everyone, ignoring case, and can be revalidated', async () => {
    const { slug, id } = await aPublicPost();
    for (const browser of [api.visitor, client, api.admin])
      expect(await at(slug.toUpperCase(), browser)).toMatchObject({ id, slug });
    const response = await api.visitor.send(`/api/blog-posts/${slug}`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const etag = response.headers.get('etag') ?? '';
    const again = await api.visitor.send(`/api/blog-posts/${slug}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await update(id, { title: 'Another title' });
    const changed = await api.visitor.send(`/api/blog-posts/${slug}`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  test('shows a draft only to admins; for others it does not exist', async () => {
    const { slug } = await posts().create({ body: aBlogPost() });
    const answers = await Promise.all(
      [slug, 'no-such-post'].map(async (each) => {
        const response = await api.visitor.send(`/api/blog-posts/${each}`);
        return [response.status, response.headers.get('etag'), await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
    await expect(at(slug, client)).rejects.toThrow(`404: ${messages.blog.gone}`);
    const response = await api.admin.send(`/api/blog-posts/${slug}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('redirects from every former address to the current one, unless a new post has taken it', async () => {
    const first = aSlug();
    const { id } = await aPublicPost({ slug: first });
    await update(id, { slug: `${first}-b` });
    await update(id, { slug: `${first}-c` });
    for (const former of [first, `${first}-B`])
      expect(await at(former)).toMatchObject({ id, slug: `${first}-c` });
    const heir = await aPublicPost({ slug: first });
    expect(await at(first)).toMatchObject({ id: heir.id, slug: first });
    await update(id, { slug: `${first}-b` });
    expect(await at(`${first}-b`)).toMatchObject({ id, slug: `${first}-b` });
    await update(id, { published: false });
    await expect(at(`${first}-c`)).rejects.toThrow(/^404/);
  });

  test('does not redirect from an address that a draft never had in public', async () => {
    const { id, slug } = await posts().create({ body: aBlogPost() });
    await update(id, { slug: `${slug}-b`, published: true });
    await expect(at(slug)).rejects.toThrow(/^404/);
  });

  test('names the previous and next posts, and related ones', async () => {
    const tag = aSlug();
    const made = [];
    for (const category of ['Posture', 'Remote Work', 'Posture', 'Remote Work'] as const) {
      made.push(await aPublicPost({ category, tags: [tag], title: `It's ${category}`, summary: '"So"' }));
    }
    await posts().create({ body: aBlogPost({ tags: [tag], title: 'A draft' }) });
    const [a, b, c, d] = made;
    const page = await at(b?.slug ?? '');
    expect(page).toMatchObject({
      title: `It's Remote Work`,
      formattedTitle: 'It’s Remote Work',
      summary: '"So"',
      formattedSummary: '“So”',
    });
    const link = (post = a) => ({ slug: post?.slug, title: `It's Posture`, formattedTitle: 'It’s Posture' });
    expect([page.previous, page.next]).toEqual([link(a), link(c)]);
    expect(page.related.map(({ id }) => id).slice(0, 1)).toEqual([d?.id]);
    expect(new Set(page.related.map(({ id }) => id))).toEqual(new Set([d?.id, c?.id, a?.id]));
    expect(page.related[0]).not.toHaveProperty('content');
  });
});
