import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { aBlogPost, aSlug } from '../../test/a-blog-post.ts';
import { type Browser, json } from '../../test/browser.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { BlogPostBin } from './blog-post-bin.ts';

let api: TestApi;
let client: Browser;
beforeAll(async () => {
  api = await startApi();
  client = await api.aClient();
});
afterAll(() => api.close());

const posts = () => api.admin.api.blogPosts;
const aPublicPost = (own: Partial<NewBlogPost> = {}) =>
  posts().create(aBlogPost({ published: true, ...own }));

async function refusal(call: Promise<unknown>) {
  return call.then(
    () => 'none',
    (error: Error) => error.message,
  );
}

describe('POST /api/blog-posts', () => {
  test('keeps a draft of the signed-in admin, whatever the body says of authors, numbers and times', async () => {
    const response = await api.admin.send(
      '/api/blog-posts',
      json('POST', {
        ...aBlogPost(),
        authorId: 77,
        id: 5,
        version: 9,
        createdAt: '2001-01-01T00:00:00.000Z',
        contentHtml: '<script>',
        deletedAt: '2001-01-01T00:00:00.000Z',
      }),
    );
    expect(response.status).toBe(201);
    const post = (await response.json()) as { id: number; createdAt: string };
    expect(post).toMatchObject({
      published: false,
      version: 1,
      deletedAt: null,
      publishAt: null,
      image: null,
      readingMinutes: 1,
      contentHtml: '<p>Stand up.</p>\n<p>Sit <strong>down</strong> again.</p>\n',
    });
    expect(Date.parse(post.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    const [row] = await api.sql<{ author_id: number; saved_by: string }>(
      'SELECT author_id, saved_by FROM blog_posts WHERE id = $1',
      [post.id],
    );
    expect(row).toEqual({ author_id: (await api.admin.api.auth.user())?.id, saved_by: 'Practice Admin' });
  });

  test.each<[string, object, string]>([
    ['title', { title: ' ' }, 'Please enter a title.'],
    ['title', { title: 'a\nb' }, 'Please use a single line.'],
    ['slug', { slug: '' }, 'Please enter a slug.'],
    ['slug', { slug: 'über' }, 'Please use only letters, digits, hyphens and underscores.'],
    ['slug', { slug: '2026' }, 'A slug needs at least one letter.'],
    ['summary', { summary: '' }, 'Please enter a summary.'],
    ['content', { content: '\n \n' }, 'Please enter the content.'],
    ['content', { content: 'x'.repeat(100_001) }, 'Please use at most 100,000 characters.'],
    ['category', { category: 'Cooking' }, 'Please select a category.'],
    ['category', { category: undefined }, 'Please select a category.'],
    [
      'imageUrl',
      { imageUrl: 'javascript:alert(1)' },
      'Please enter an address that begins with http:// or https://.',
    ],
    [
      'imageUrl',
      { imageUrl: '//evil.example/x.png' },
      'Please enter an address that begins with http:// or https://.',
    ],
    ['tags.0', { tags: [''] }, 'A tag cannot be empty.'],
  ])('refuses a wrong %s: %j', async (path, own, message) => {
    const response = await api.admin.send('/api/blog-posts', json('POST', { ...aBlogPost(), ...own }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path, message }] });
  });

  test('takes the text of a long article, and refuses what is longer than any', async () => {
    const long = await posts().create(aBlogPost({ content: 'Sit up. "Now"\n'.repeat(7000) }));
    expect(long.readingMinutes).toBe(105);
    const body = json('POST', { ...aBlogPost(), content: 'x'.repeat(300_000) });
    expect((await api.admin.send('/api/blog-posts', body)).status).toBe(413);
    const preview = await api.admin.send(
      '/api/blog-posts/preview',
      json('POST', { content: 'x'.repeat(99_000) }),
    );
    expect(preview.status).toBe(201);
  });

  test.each<[string, (n: number) => string]>([
    ['one word without end', () => 'x'],
    ['nothing but different words', (n) => `${n.toString(36)} `],
    ['nothing but different signs', (n) => `${String.fromCodePoint(0x4e00 + (n % 20_000))}${n} `],
    ['emoji', () => '👩🏽‍⚕️'],
    ['quotes and backslashes', () => `'"\\%_:*&|!<->`],
  ])('keeps and finds the longest texts: %s', async (_, word) => {
    const text = (length: number) => {
      let all = '';
      for (let n = 0; all.length < length; n++) all += word(n);
      return all.slice(0, length).toWellFormed().replaceAll('\ufffd', '.').trim();
    };
    const own = { title: text(200), summary: text(1000), content: text(80_000) };
    const post = await posts().create(aBlogPost(own));
    expect(post).toMatchObject(own);
    const { rows } = await posts().list({
      filter: { q: [...own.title].slice(0, 90).join('').trim(), id: post.id },
    });
    expect(rows).toHaveLength(1);
    await posts().update(post.id, { title: 'Short' });
  });

  test('gives a slug to one of 50 who ask for it at once, in whatever case', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        refusal(posts().create(aBlogPost({ slug: i % 2 ? 'one-for-all' : 'One-For-ALL' }))),
      ),
    );
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['none', `409: ${messages.blog.slugTaken}`]));
    const again = await api.admin.send('/api/blog-posts', json('POST', aBlogPost({ slug: 'one-for-all' })));
    expect(await again.json()).toMatchObject({ statusCode: 409, errors: [{ path: 'slug' }] });
  });
});

describe('GET /api/blog-posts/{slug}', () => {
  test('shows a post to everybody, in any case, and lets it be asked for again cheaply', async () => {
    const { slug, id } = await aPublicPost();
    for (const browser of [api.visitor, client, api.admin]) {
      expect(await browser.api.blogPosts.bySlug(slug.toUpperCase())).toMatchObject({ id, slug });
    }
    const response = await api.visitor.send(`/api/blog-posts/${slug}`);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const etag = response.headers.get('etag') ?? '';
    const again = await api.visitor.send(`/api/blog-posts/${slug}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await posts().update(id, { title: 'Another title' });
    const changed = await api.visitor.send(`/api/blog-posts/${slug}`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  test('shows a draft to admins alone; to others it is like none', async () => {
    const { slug } = await posts().create(aBlogPost());
    const answers = await Promise.all(
      [slug, 'no-such-post'].map(async (each) => {
        const response = await api.visitor.send(`/api/blog-posts/${each}`);
        return [response.status, response.headers.get('etag'), await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
    await expect(client.api.blogPosts.bySlug(slug)).rejects.toThrow(`404: ${messages.blog.gone}`);
    const response = await api.admin.send(`/api/blog-posts/${slug}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('leads from every former address to the one of today, unless a new post has taken it', async () => {
    const first = aSlug();
    const { id } = await aPublicPost({ slug: first });
    await posts().update(id, { slug: `${first}-b` });
    await posts().update(id, { slug: `${first}-c` });
    expect(await api.visitor.api.blogPosts.bySlug(first)).toMatchObject({ id, slug: `${first}-c` });
    expect(await api.visitor.api.blogPosts.bySlug(`${first}-B`)).toMatchObject({ id, slug: `${first}-c` });
    const heir = await aPublicPost({ slug: first });
    expect(await api.visitor.api.blogPosts.bySlug(first)).toMatchObject({ id: heir.id, slug: first });
    await posts().update(id, { slug: `${first}-b` });
    expect(await api.visitor.api.blogPosts.bySlug(`${first}-b`)).toMatchObject({ id, slug: `${first}-b` });
    await posts().update(id, { published: false });
    await expect(api.visitor.api.blogPosts.bySlug(`${first}-c`)).rejects.toThrow(/^404/);
  });

  test('forgets the addresses that a draft never had in public', async () => {
    const { id, slug } = await posts().create(aBlogPost());
    await posts().update(id, { slug: `${slug}-b`, published: true });
    await expect(api.visitor.api.blogPosts.bySlug(slug)).rejects.toThrow(/^404/);
  });

  test('names its neighbours in time, and what is related to it', async () => {
    const tag = aSlug();
    const made = [];
    for (const category of ['Posture', 'Remote Work', 'Posture', 'Remote Work'] as const) {
      made.push(await aPublicPost({ category, tags: [tag], title: category }));
    }
    await posts().create(aBlogPost({ tags: [tag], title: 'A draft' }));
    const [a, b, c, d] = made;
    const page = await api.visitor.api.blogPosts.bySlug(b?.slug ?? '');
    expect(page.previous).toEqual({ slug: a?.slug, title: a?.title });
    expect(page.next).toEqual({ slug: c?.slug, title: c?.title });
    expect(page.related.map(({ id }) => id).slice(0, 1)).toEqual([d?.id]);
    expect(new Set(page.related.map(({ id }) => id))).toEqual(new Set([d?.id, c?.id, a?.id]));
    expect(page.related[0]).not.toHaveProperty('content');
  });
});

describe('GET /api/blog-posts/{number}', () => {
  test('is for admins', async () => {
    const { id } = await aPublicPost();
    expect((await api.visitor.send(`/api/blog-posts/${id}`)).status).toBe(401);
    expect((await client.send(`/api/blog-posts/${id}`)).status).toBe(403);
    expect(await posts().one(id)).toMatchObject({ id, content: aBlogPost().content });
    for (const none of ['0', '007', '999999', '99999999999']) {
      expect((await api.admin.send(`/api/blog-posts/${none}`)).status).toBe(404);
      expect((await api.visitor.send(`/api/blog-posts/${none}`)).status).toBe(401);
    }
  });
});

describe('PATCH /api/blog-posts/{id}', () => {
  test('changes what is named, and nothing else', async () => {
    const { id, ...post } = await posts().create(aBlogPost({ imageUrl: '/images/desk.jpg' }));
    const changed = await posts().update(id, { title: 'New' });
    expect(changed).toEqual({ ...post, id, title: 'New', version: 2, updatedAt: changed.updatedAt });
    expect(await posts().update(id, { imageUrl: null, tags: [] })).toMatchObject({
      imageUrl: null,
      tags: [],
    });
  });

  test('makes a post as new as the moment it first goes public, once', async () => {
    const { id } = await posts().create(aBlogPost());
    await api.sql(`UPDATE blog_posts SET created_at = now() - interval '9 days' WHERE id = $1`, [id]);
    const published = await posts().update(id, { published: true });
    expect(Date.parse(published.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    await posts().update(id, { published: false });
    const again = await posts().update(id, { published: true });
    expect(again.createdAt).toBe(published.createdAt);
  });

  test('lets one of 20 who began from the same version win, and loses no text', async () => {
    const { id } = await posts().create(aBlogPost());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => refusal(posts().update(id, { content: `Text ${i}`, version: 1 }))),
    );
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['none', `409: ${messages.blog.changedMeanwhile}`]));
    expect(await posts().one(id)).toMatchObject({ version: 2 });
    expect(await posts().versions(id)).toMatchObject([{ version: 1, content: aBlogPost().content }]);
  });

  test('lets the last one win where no version is named, and keeps all the others', async () => {
    const { id } = await posts().create(aBlogPost());
    await Promise.all(Array.from({ length: 20 }, (_, i) => posts().update(id, { content: `Text ${i}` })));
    const texts = new Set((await posts().versions(id)).map(({ content }) => content));
    texts.add((await posts().one(id)).content);
    expect(texts.size).toBe(21);
  });

  test('saves the same twice only once', async () => {
    const { id } = await posts().create(aBlogPost());
    await posts().update(id, { title: 'Once' });
    expect(await posts().update(id, { title: 'Once' })).toMatchObject({ version: 2 });
  });

  test('refuses a slug of another, and a post that is none', async () => {
    const [one, other] = [await posts().create(aBlogPost()), await posts().create(aBlogPost())];
    const response = await api.admin.send(`/api/blog-posts/${one.id}`, json('PATCH', { slug: other.slug }));
    expect(await response.json()).toMatchObject({ statusCode: 409, errors: [{ path: 'slug' }] });
    expect(await posts().one(one.id)).toMatchObject({ version: 1, slug: one.slug });
    expect(await posts().versions(one.id)).toEqual([]);
    await expect(posts().update(999_999, { title: 'x' })).rejects.toThrow(/^404/);
  });
});

describe('the versions of a post', () => {
  test('name who saved them and when; an earlier one comes back as a draft, and nothing is lost', async () => {
    const post = await aPublicPost();
    await posts().update(post.id, { title: 'Second', content: 'Second text.', slug: `${post.slug}-b` });
    const versions = await posts().versions(post.id);
    expect(versions).toEqual([
      {
        version: 1,
        title: post.title,
        slug: post.slug,
        summary: post.summary,
        content: post.content,
        imageUrl: null,
        category: post.category,
        tags: post.tags,
        published: true,
        author: 'Practice Admin',
        savedAt: post.updatedAt,
      },
    ]);
    const restored = await posts().restoreVersion(post.id, 1);
    expect(restored).toMatchObject({
      title: post.title,
      contentHtml: post.contentHtml,
      slug: `${post.slug}-b`,
      published: false,
      version: 3,
    });
    expect(await posts().versions(post.id)).toMatchObject([{ version: 2, title: 'Second' }, { version: 1 }]);
    await expect(posts().restoreVersion(post.id, 77)).rejects.toThrow(/^404/);
    await expect(posts().versions(999_999)).rejects.toThrow(/^404/);
  });

  test('are kept up to a hundred', async () => {
    const { id } = await posts().create(aBlogPost());
    for (let i = 0; i < 103; i++) await posts().update(id, { title: `Title ${i}` });
    const versions = await posts().versions(id);
    expect(versions).toHaveLength(100);
    expect(versions.at(-1)?.version).toBe(4);
  });
});

describe('the bin', () => {
  test('takes a post out of sight and gives it back as it was', async () => {
    const { id, slug } = await aPublicPost();
    await posts().remove(id);
    await expect(api.visitor.api.blogPosts.bySlug(slug)).rejects.toThrow(/^404/);
    await expect(api.admin.api.blogPosts.bySlug(slug)).rejects.toThrow(/^404/);
    for (const call of [
      posts().one(id),
      posts().update(id, { title: 'x' }),
      posts().remove(id),
      posts().versions(id),
    ]) {
      expect(await refusal(call)).toBe(`404: ${messages.blog.unknown}`);
    }
    const { rows } = await posts().list({ filter: { deleted: true } });
    expect(rows).toMatchObject([{ id, published: true, deletedAt: expect.any(String) }]);
    expect(await posts().restore(id)).toMatchObject({ id, published: true, deletedAt: null, version: 1 });
    expect(await api.visitor.api.blogPosts.bySlug(slug)).toMatchObject({ id });
    await expect(posts().restore(id)).rejects.toThrow(/^404/);
  });

  test('does not give back a post whose slug is taken, and says so', async () => {
    const { id, slug } = await posts().create(aBlogPost());
    await posts().remove(id);
    await posts().create(aBlogPost({ slug }));
    await expect(posts().restore(id)).rejects.toThrow(`409: ${messages.blog.slugTakenMeanwhile}`);
  });

  test('removes for good on demand, and by itself after 30 days', async () => {
    const [now, old, young, live] = await Promise.all(
      Array.from({ length: 4 }, () => posts().create(aBlogPost())),
    );
    await expect(posts().removeForever(now?.id ?? 0)).rejects.toThrow(/^404/);
    for (const post of [now, old, young]) await posts().remove(post?.id ?? 0);
    await posts().removeForever(now?.id ?? 0);
    await api.sql(`UPDATE blog_posts SET deleted_at = now() - interval '31 days' WHERE id = $1`, [old?.id]);
    await api.sql(`UPDATE blog_posts SET deleted_at = now() - interval '29 days' WHERE id = $1`, [young?.id]);
    await api.app.get(BlogPostBin, { strict: false }).empty();
    const left = await api.sql<{ id: number }>('SELECT id FROM blog_posts WHERE id = ANY($1) ORDER BY id', [
      [now, old, young, live].map((post) => post?.id),
    ]);
    expect(left.map(({ id }) => id).sort()).toEqual([young?.id, live?.id].sort());
    await posts().removeForever(young?.id ?? 0);
  });
});

test('what looks like a script in any field comes back as the text it is, and as text in the HTML', async () => {
  const nasty = `<img src=x onerror="alert(1)"><script>alert('x')</script> " ' & \u202e`;
  const post = await aPublicPost({
    title: nasty,
    summary: nasty,
    content: `${nasty}\n# ${nasty}`,
    tags: ['<b>'],
  });
  const page = await api.visitor.api.blogPosts.bySlug(post.slug);
  expect(page).toMatchObject({ title: nasty, summary: nasty, tags: ['<b>'] });
  expect(page.contentHtml).not.toMatch(/<(img|script)/);
  expect((await api.visitor.api.blogPosts.published({ filter: { q: '<script>' } })).rows).toMatchObject([
    { id: post.id },
  ]);
});

test('the calls of the back office change nothing for a visitor or a client', async () => {
  const post = await aPublicPost();
  const calls: [string, string, object?][] = [
    ['POST', '', aBlogPost()],
    ['POST', '/preview', { content: 'x' }],
    ['PATCH', `/${post.id}`, { title: 'Mine' }],
    ['DELETE', `/${post.id}`],
    ['POST', `/${post.id}/restore`],
    ['DELETE', `/${post.id}/forever`],
    ['GET', `/${post.id}/versions`],
    ['POST', `/${post.id}/versions/1/restore`],
    ['GET', '/export.csv'],
    ['GET', ''],
  ];
  for (const [browser, status] of [
    [api.visitor, 401],
    [client, 403],
  ] as const) {
    for (const [method, path, body] of calls) {
      const init = body ? json(method, body) : { method };
      expect((await browser.send(`/api/blog-posts${path}`, init)).status).toBe(status);
    }
  }
  expect(await posts().one(post.id)).toEqual(post);
});
