import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { NewBlogPost } from '@practice/contract/blog-posts';
import type { Api } from '@practice/contract/client';
import { messages } from '@practice/contract/messages';
import { expect, test as product } from '../product.ts';
import { signedInApi } from '../signed-in-api.ts';

interface Words {
  admin: Api;
  /** A post of its own for each test, public unless said otherwise. */
  aPost(over?: Partial<NewBlogPost>): Promise<{ id: number; slug: string; title: string; version: number }>;
}

const test = product.extend<Words>({
  admin: async ({ baseURL, owner }, use) => {
    await use(await signedInApi(baseURL ?? '', owner));
  },
  aPost: async ({ admin }, use) => {
    const made: number[] = [];
    await use(async (over = {}) => {
      const name = randomUUID().slice(0, 8);
      const post = await admin.blogPosts.create({
        title: `Sitting well ${name}`,
        slug: `sitting-well-${name}`,
        summary: 'What a chair can do for a back, and what it cannot.',
        content: 'Begin with the **seat**.\nThen the back.\n\n## The arms\n\n- low\n- near',
        category: 'Posture',
        tags: ['chair', 'back'],
        published: true,
        ...over,
      });
      made.push(post.id);
      return post;
    });
    for (const id of made) await admin.blogPosts.remove(id).catch(() => {});
  },
});

test('a visitor finds a post on the shelf, reads it, and goes back', async ({ page, aPost }) => {
  const { title, slug } = await aPost();
  await page.goto('/resources');
  await page.getByRole('link', { name: `Read Article ${title}` }).click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const article = page.getByRole('article').first();
  await expect(article.getByText('Begin with the seat.')).toBeVisible();
  await expect(article.locator('strong', { hasText: 'seat' })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'The arms' })).toBeVisible();
  await expect(article.getByRole('listitem').filter({ hasText: 'chair' })).toBeVisible();
  await expect(article.getByText('1 min read')).toBeVisible();
  await page.getByRole('link', { name: messages.blog.back }).click();
  await expect(page).toHaveURL('/resources');
});

test('what is published, changed and withdrawn is seen by the next visitor, in every place', async ({
  request,
  admin,
  aPost,
}) => {
  const { id, slug, title } = await aPost({ published: false });
  const seen = async (words: string) => {
    const places = ['/resources', '/resources?tab=blog', `/blog/${slug}`, '/rss.xml'];
    return Promise.all(
      places.map(async (place) => (await (await request.get(place)).text()).includes(words)),
    );
  };
  const isListed = async () => (await (await request.get('/sitemap.xml')).text()).includes(`/blog/${slug}<`);
  expect(await seen(title)).toEqual([false, false, false, false]);

  await admin.blogPosts.update(id, { published: true });
  await expect.poll(() => seen(title), { timeout: 3_000 }).toEqual([true, true, true, true]);
  expect(await isListed()).toBe(true);

  await admin.blogPosts.update(id, { title: `${title} again` });
  await expect.poll(() => seen(`${title} again`), { timeout: 3_000 }).toEqual([true, true, true, true]);

  await admin.blogPosts.update(id, { published: false });
  await expect.poll(() => seen(title), { timeout: 3_000 }).toEqual([false, false, false, false]);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  expect(await isListed()).toBe(false);
});

test('a post is found in any case, and at the addresses it had before', async ({ request, admin, aPost }) => {
  const { id, slug } = await aPost();
  for (const address of [`/blog/${slug}/`, `/BLOG/${slug.toUpperCase()}`]) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  }
  await admin.blogPosts.update(id, { slug: `${slug}-new` });
  await expect
    .poll(async () => (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status(), { timeout: 3_000 })
    .toBe(301);
  const moved = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect(moved.headers().location).toBe(`/blog/${slug}-new`);
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
});

test('a post that is not there is said so, with the way back', async ({ page }) => {
  const response = await page.goto('/blog/never-written');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(messages.blog.gone)).toBeVisible();
  await page.getByRole('link', { name: messages.blog.back }).click();
  await expect(page).toHaveURL('/resources');
});

test('a draft is there for admins alone, marked, and kept by nobody', async ({
  page,
  request,
  owner,
  signIn,
  aPost,
}) => {
  const { slug, title } = await aPost({ published: false, publishAt: '2099-01-04T15:00:00.000Z' });
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  await signIn(page, owner);
  const response = await page.goto(`/blog/${slug}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText('January 4, 2099 at 10:00 AM')).toBeVisible();
  // What the admin has seen is for nobody else.
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
});

test('what an author pastes is text: nothing runs, and the policy has nothing to refuse', async ({
  page,
  aPost,
}) => {
  const marks = `<script>document.title='broken'</script><img src=x onerror="document.title='broken'">`;
  const { slug } = await aPost({
    title: `${marks} ${randomUUID().slice(0, 8)}`,
    summary: marks,
    content: `${marks}\n[link](javascript:alert(1))`,
    tags: [marks.slice(0, 40)],
  });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  for (const address of [`/blog/${slug}`, '/resources', `/resources?q=${encodeURIComponent(marks)}`]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByText(marks).first()).toBeVisible();
    expect(await page.title()).not.toBe('broken');
    await expect(page.locator('main script:not([src]), main [onerror], a[href^="javascript:"]')).toHaveCount(
      0,
    );
  }
  expect(faults).toEqual([]);
});

test('the link can be copied, and the way to a consultation is there', async ({ page, context, aPost }) => {
  const { slug } = await aPost();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/blog/${slug}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blog/${slug}`);
  await expect(page.getByRole('link', { name: 'Schedule a Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('a slow network is told of: the post is loading', async ({ page, aPost }) => {
  const { slug, title } = await aPost();
  await page.goto('/resources');
  // What the page says while it is being left is only known to itself; and a page fetched ahead would not be slow.
  await page.evaluate(() => {
    document.querySelector('script[type=speculationrules]')?.remove();
    const said = document.querySelector('#loading-post');
    if (said)
      new MutationObserver(() => sessionStorage.setItem('said', said.textContent ?? '')).observe(said, {
        childList: true,
      });
  });
  await page.route(`**/blog/${slug}`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.getByRole('link', { name: `Read Article ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(messages.blog.loading);
});

test('a link to a post is shown with a picture drawn from its words', async ({ page, aPost }) => {
  const { slug } = await aPost();
  await page.goto(`/blog/${slug}`);
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const { pathname, search } = new URL(address);
  const picture = await page.request.get(pathname + search);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeLessThan(100 * 1024);
  const other = await page.request.get(`${pathname}?v=other`, { maxRedirects: 0 });
  expect([other.status(), other.headers().location]).toEqual([302, pathname + search]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is whole, with a plain link to pass on', async ({ page, aPost }) => {
    const { slug, title } = await aPost();
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Then the back.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Link to this article' })).toHaveAttribute(
      'href',
      new RegExp(`/blog/${slug}$`),
    );
  });
});

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('axe finds nothing in a post, and nothing is wider than the screen', async ({ page, aPost }) => {
      const { slug } = await aPost({ title: `${'Longword'.repeat(20)} ${randomUUID().slice(0, 8)}` });
      for (const address of [`/blog/${slug}`, '/blog/never-written']) {
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id }) => id),
          address,
        ).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
  });
}
