import { messages } from '@practice/contract/messages';
import { expect, test } from '../product.ts';

test('a visitor finds a post in the list, reads it and goes back', async ({ page, aPost }) => {
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

test('a post has a link to copy and one to the contact form', async ({ page, context, aPost }) => {
  const { slug } = await aPost();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/blog/${slug}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/blog/${slug}`);
  await expect(page.getByRole('link', { name: 'Schedule a Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is complete, with a plain link to share', async ({ page, aPost }) => {
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
