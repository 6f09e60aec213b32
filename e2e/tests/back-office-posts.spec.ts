import type { Page } from '@playwright/test';
import { messages } from '@practice/contract/messages';
import { uploadRefusals } from '@practice/contract/uploads';
import { choose, field, fillIn, search } from '../on-page.ts';
import { expect, test } from '../product.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('the owner writes, previews, publishes and moves a post', async ({ asOwner: page, request, word }) => {
  await page.goto('/admin/blog-posts');
  await page.getByRole('link', { name: 'New Post' }).click();
  await fillIn(page, { Title: `Wrists ${word}`, Summary: 'Why they hurt at four.' });
  const content = field(page, 'Content');
  await content.fill('Move the mouse **closer**.');
  await content.press('Control+End');
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  const file = field(dialog, 'Picture');
  await file.setInputFiles({ name: 'desk.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByText(uploadRefusals.notAnImage)).toBeVisible();
  await file.setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer: png });
  await field(dialog, 'Description').fill('A mouse beside the keys');
  await dialog.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(content).toHaveValue(/closer\*\*\.\n!\[A mouse beside the keys\]\(\/uploads\/.+\)\n$/);
  await choose(page, 'Category', 'Health Tips');
  await field(page, 'Tags (optional)').fill('wrist, mouse');

  await expect(preview(page).getByRole('heading', { name: `Wrists ${word}` })).toBeVisible();
  await expect(preview(page).locator('strong', { hasText: 'closer' })).toBeVisible();
  await expect(preview(page).getByRole('img', { name: 'A mouse beside the keys' })).toBeVisible();

  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page).toHaveURL(/\/admin\/blog-posts$/);
  await expect(page.getByText('Post Created')).toBeVisible();
  await expect(row(page, word)).toContainText('Draft');
  await expect(row(page, word).getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    `/blog/wrists-${word}`,
  );
  expect((await request.get(`/blog/wrists-${word}`)).status()).toBe(404);
  const seen = async (slug: string) => {
    const answer = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
    return { status: answer.status(), location: answer.headers().location };
  };

  await row(page, word).getByRole('link', { name: /^Edit/ }).click();
  await field(page, 'Published').check();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText('Post Updated')).toBeVisible();
  await expect(row(page, word)).toContainText('Published');
  await expect.poll(() => seen(`wrists-${word}`)).toEqual({ status: 200 });

  await row(page, word).getByRole('link', { name: /^Edit/ }).click();
  await field(page, 'Slug').fill(`hands-${word}`);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page).toHaveURL(/\/admin\/blog-posts$/);
  await expect.poll(() => seen(`wrists-${word}`)).toEqual({ status: 301, location: `/blog/hands-${word}` });

  // The posts of other journeys would move the row while it is clicked.
  await search(page, word);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row(page, word).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('1 post unpublished')).toBeVisible();
  await expect(row(page, word)).toContainText('Draft');
  await expect.poll(() => seen(`hands-${word}`)).toEqual({ status: 404 });
});

test('a draft is scheduled in the practice’s time zone, and then published at once', async ({
  asOwner: page,
  admin,
  aPost,
}) => {
  const { id, slug } = await aPost({ published: false });
  await page.goto(`/admin/blog-posts/edit/${id}`);
  await field(page, 'Publish at a set time').check();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText('Please enter the date and the time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await field(page, 'Date and time').fill('2099-07-01T09:30');
  await page.getByRole('button', { name: 'Schedule for Wed, Jul 1, 2099, 9:30 AM' }).click();
  await expect(page.getByText('Post Updated')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog-posts$/);
  expect(await admin.blogPosts.one({ params: { id } })).toMatchObject({
    published: false,
    publishAt: '2099-07-01T13:30:00.000Z',
  });

  await page.goto(`/admin/blog-posts/edit/${id}`);
  await field(page, 'Publish at a set time').uncheck();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View post' })).toHaveAttribute('href', `/blog/${slug}`);
  expect(await admin.blogPosts.one({ params: { id } })).toMatchObject({ published: true });
});

test('leaving unsaved text asks first, and a reload can restore it', async ({ asOwner: page, aPost }) => {
  const { id } = await aPost();
  const text = 'Half a thought that nobody saved';
  await page.goto(`/admin/blog-posts/edit/${id}`);
  await field(page, 'Content').fill(text);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(field(page, 'Content')).toHaveValue(text);

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Content')).toHaveValue(/Begin/);
  await page.getByRole('button', { name: 'Restore unsaved text' }).click();
  await expect(field(page, 'Content')).toHaveValue(text);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page).toHaveURL(/\/admin\/blog-posts$/);

  await page.goto(`/admin/blog-posts/edit/${id}`);
  await expect(field(page, 'Content')).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Restore unsaved text' })).toBeHidden();
});

test('of conflicting edits of a post, neither is lost', async ({ asOwner: page, admin, aPost }) => {
  const { id } = await aPost();
  await page.goto(`/admin/blog-posts/edit/${id}`);
  await field(page, 'Content').fill('My text.');
  await admin.blogPosts.update({
    params: { id },
    body: { content: 'Their text.', summary: 'Their summary.' },
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Two versions of this post' });
  await expect(dialog.getByText(messages.blog.changedMeanwhile)).toBeVisible();
  for (const [side, text] of [
    ['Yours', 'My text.'],
    ['Theirs', 'Their text.'],
  ] as const)
    await expect(dialog.frameLocator(`iframe[title="${side}"]`).getByText(text)).toBeVisible();
  expect((await admin.blogPosts.one({ params: { id } })).content).toBe('Their text.');

  await dialog.getByRole('button', { name: 'Keep editing my text' }).click();
  await expect(field(page, 'Content')).toHaveValue('My text.');
  await expect(field(page, 'Summary')).toHaveValue('Their summary.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(await admin.blogPosts.one({ params: { id } })).toMatchObject({
    content: 'My text.',
    summary: 'Their summary.',
  });
});

test('deleted posts can be restored or deleted forever', async ({
  asOwner: page,
  request,
  admin,
  word,
  aPost,
}) => {
  const { title, slug } = await aPost();
  await admin.blogPosts.remove({ params: { id: (await aPost({ title: `Second ${word}` })).id } });
  await page.goto('/admin/blog-posts');
  await search(page, word);
  await row(page, title).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete the blog post from the database.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post Deleted')).toBeVisible();
  await expect(page.getByText('The blog post has been successfully deleted.')).toBeVisible();
  await expect(row(page, title)).toBeHidden();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted Blog Posts');
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Post restored')).toBeVisible();
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
  await page.getByRole('button', { name: `Delete forever: Second ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete forever' }).click();
  await expect(page.getByText('Permanently deleted', { exact: true })).toBeVisible();
});
