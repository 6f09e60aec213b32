import { describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost, aSlug } from '../../test/blog-post.ts';
import { json, outcomeOf } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
const posts = () => api.admin.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create({ body: aBlogPost({ published: true, ...own }) });

const aDraft = () => posts().create({ body: aBlogPost() });
const update = (id: number, body: Partial<NewBlogPost>) => posts().update({ params: { id }, body });

describe('POST /api/blog-posts', () => {
  test('saves a draft of the signed-in admin', async () => {
    const post = await aDraft();
    expect(post).toMatchObject({
      published: false,
      version: 1,
      deletedAt: null,
      publishAt: null,
      image: null,
      readingMinutes: 1,
      contentHtml: '<p>Stand up.</p>\n<p>Sit <strong>down</strong> again.</p>\n',
    });
    const author = 'SELECT author_id, saved_by FROM blog_posts WHERE id = $1';
    const saved = { author_id: (await api.admin.auth.user())?.id, saved_by: 'Anna Whitfield' };
    expect(await api.sql(author, [post.id])).toEqual([saved]);
  });

  test.each([
    ['content', { content: 'x'.repeat(100_001) }, 'Please use at most 100,000 characters.'],
    ['category', { category: undefined }, 'Please select a category.'],
    ['tags.0', { tags: [''] }, 'A tag cannot be empty.'],
  ])('rejects a wrong %s: %j', async (path, own, message) => {
    const response = await api.admin.send('/api/blog-posts', json('POST', { ...aBlogPost(), ...own }));
    expect(await response.json()).toMatchObject({ statusCode: 400, errors: [{ path, message }] });
  });

  test('accepts the text of a long article', async () => {
    const long = await posts().create({ body: aBlogPost({ content: 'Sit up. "Now"\n'.repeat(7000) }) });
    expect(long.readingMinutes).toBe(105);
    const preview = json('POST', { content: 'x'.repeat(99_000) });
    expect((await api.admin.send('/api/blog-posts/preview', preview)).status).toBe(201);
  });

  // PostgreSQL's parser takes the square of the length for some signs: 20,000 characters took seconds,
  // and 80,000 ran into the database's own timeout of ten.
  test.each(['<!--', 'http://', 'a@', '-1'])('saves 100,000 characters of %j', async (sign) => {
    const content = sign.repeat(100_000).slice(0, 100_000);
    const body = aBlogPost({ content: `${content.trim().slice(0, -9)} zebra` });
    const { id } = await posts().create({ body });
    expect((await posts().list({ query: { filter: { q: 'zebra', id } } })).total).toBe(1);
  });

  test('gives a slug to one of 50 concurrent calls, ignoring case', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        outcomeOf(posts().create({ body: aBlogPost({ slug: i % 2 ? 'one-for-all' : 'One-For-ALL' }) })),
      ),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['ok', `409: ${messages.blog.slugTaken}`]));
    const again = await api.admin.send('/api/blog-posts', json('POST', aBlogPost({ slug: 'one-for-all' })));
    expect(await again.json()).toMatchObject({ statusCode: 409, errors: [{ path: 'slug' }] });
  });
});

describe('PATCH /api/blog-posts/{id}', () => {
  test('changes only the named fields', async () => {
    const { id, ...post } = await posts().create({ body: aBlogPost({ imageUrl: '/images/desk.jpg' }) });
    const changed = await update(id, { title: 'New' });
    const { updatedAt } = changed;
    expect(changed).toEqual({ ...post, id, title: 'New', formattedTitle: 'New', version: 2, updatedAt });
    const empty = { imageUrl: null, tags: [] };
    expect(await update(id, empty)).toMatchObject(empty);
  });

  test('sets the date when a post is first published, and not again', async () => {
    const { id } = await aDraft();
    await api.sql(`UPDATE blog_posts SET created_at = now() - interval '9 days' WHERE id = $1`, [id]);
    const published = await update(id, { published: true });
    expect(Date.parse(published.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    await update(id, { published: false });
    expect((await update(id, { published: true })).createdAt).toBe(published.createdAt);
  });

  test('accepts one of 20 changes of the same version, and loses no text', async () => {
    const { id } = await posts().create({ body: aBlogPost() });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        outcomeOf(posts().update({ params: { id }, body: { content: `Text ${i}`, version: 1 } })),
      ),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['ok', `409: ${messages.blog.changedMeanwhile}`]));
    expect(await posts().one({ params: { id } })).toMatchObject({ version: 2 });
    expect(await posts().versions({ params: { id } })).toMatchObject([
      { version: 1, content: aBlogPost().content },
    ]);
  });
});

describe('the focus of a picture', () => {
  const imageUrl = '/images/desk.jpg';
  const imageFocus = { x: 40, y: 75 };
  const aPost = () => aPublicPost({ imageUrl, imageFocus });

  test('is null until it is set, and is shown wherever the picture is', async () => {
    expect(await posts().create({ body: aBlogPost({ imageUrl }) })).toMatchObject({ imageFocus: null });
    const { id, slug } = await aPost();
    expect(await posts().one({ params: { id } })).toMatchObject({ imageFocus });
    const visitor = api.visitor.blogPosts;
    expect(await visitor.bySlug({ params: { slug } })).toMatchObject({ imageFocus });
    const { rows } = await visitor.list({ query: { published: true, filter: { id } } });
    expect(rows).toMatchObject([{ id, imageFocus }]);
    const other = await aPublicPost();
    const { related } = await visitor.bySlug({ params: { slug: other.slug } });
    expect(related.find((post) => post.id === id)).toMatchObject({ imageFocus });
  });

  test('is kept when a change omits it, and when the same picture is named again', async () => {
    const { id } = await aPost();
    expect(await update(id, { title: 'New' })).toMatchObject({ imageFocus });
    expect(await update(id, { imageUrl })).toMatchObject({ imageFocus, version: 2 });
    const other = { imageFocus: { x: 1, y: 2 } };
    expect(await update(id, other)).toMatchObject({ ...other, imageUrl, version: 3 });
  });

  test('is cleared when the picture is replaced or removed', async () => {
    const { id } = await aPost();
    expect(await update(id, { imageUrl: '/images/chair.jpg' })).toMatchObject({ imageFocus: null });
    const both = { imageUrl, imageFocus };
    expect(await update(id, both)).toMatchObject(both);
    const none = { imageUrl: null, imageFocus: null };
    expect(await update(id, { imageUrl: null, imageFocus })).toMatchObject(none);
    expect(await posts().create({ body: aBlogPost({ imageFocus }) })).toMatchObject({ imageFocus: null });
  });
});

describe('GET /api/blog-posts/{slug}', () => {
  const at = (slug: string, by = api.visitor) => by.blogPosts.bySlug({ params: { slug } });

  test('shows a post to everyone, ignoring case, and can be revalidated', async () => {
    const { slug, id } = await aPublicPost();
    for (const browser of [api.visitor, api.admin])
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
    const { slug } = await aDraft();
    const answers = await Promise.all(
      [slug, 'no-such-post'].map(async (each) => {
        const response = await api.visitor.send(`/api/blog-posts/${each}`);
        return [response.status, response.headers.get('etag'), await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
    await expect(at(slug, await api.aClient())).rejects.toThrow(`404: ${messages.blog.gone}`);
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
    const { id, slug } = await aDraft();
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
    expect(page).toMatchObject({ title: `It's Remote Work`, formattedSummary: '“So”' });
    const link = (post = a) => ({ slug: post?.slug, title: `It's Posture`, formattedTitle: 'It’s Posture' });
    expect([page.previous, page.next]).toEqual([link(a), link(c)]);
    expect(page.related.map(({ id }) => id).slice(0, 1)).toEqual([d?.id]);
    expect(new Set(page.related.map(({ id }) => id))).toEqual(new Set([d?.id, c?.id, a?.id]));
    expect(page.related[0]).not.toHaveProperty('content');
  });
});
