import type { Page } from '@playwright/test';
import { practice } from '@practice/contract/practice';
import titles from '../back-office-titles.json' with { type: 'json' };
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectLoaded,
  field,
  fillIn,
  open,
} from '../on-page.ts';
import { expect, test } from '../product.ts';

// The public pages are in `public-pages.spec.ts`.

test.use({ reducedMotion: 'reduce' });

test('axe finds no violations on pages with a query, or on missing ones', async ({ page }) => {
  for (const address of [
    ...['/auth?tab=register', '/reset-password?token=x', '/confirm-email?token=x'],
    ...['/nope', '/blog/never-written'],
  ])
    await test.step(address, async () => {
      await open(page, address);
      await expectAccessibleEverywhere(page);
    });
});

test('axe passes a post with a very long word, and full, empty and failed public lists', async ({
  page,
  aPost,
  aResource,
  word,
}) => {
  const title = `${'Longword'.repeat(20)} ${word}`;
  const { slug } = await aPost({ title });
  await aResource({ title });
  for (const address of [`/blog/${slug}`, `/resources?q=${word}`, '/resources?tab=blog&q=never-written']) {
    await page.goto(address);
    await expectAccessibleEverywhere(page);
  }
  await page.route('**/resources?tab=video*', (route) => route.abort());
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violations in the portal of a new client', async ({ asClient: page }) => {
  await page.goto('/client-dashboard');
  for (const name of ['Overview', 'Appointments', 'Assessments', 'Payment History']) {
    await page.getByRole('tab', { name }).click();
    await expectLoaded(page);
    await expectAccessibleEverywhere(page);
  }
});

/** Several addresses share a test, because a first page takes longer than its axe. */
const backOffice = {
  'the dashboard and requests': ['', '/consultation-requests', '/status', '/audit-log'],
  appointments: ['/client-appointments', '/client-appointments/hours', '/client-appointments/new'],
  'services and practitioners': [
    '/services',
    '/services/new',
    '/practitioners',
    '/practitioners/new',
    '/practitioners/edit/1',
  ],
  'clients, assessments and payments': [
    '/clients',
    '/clients/new',
    '/clients/abc',
    '/assessments',
    '/assessments/abc',
    '/payments',
  ],
};

for (const [name, addresses] of Object.entries(backOffice)) {
  test(`axe finds no violations in the back office on ${name}`, async ({ asOwner: page }) => {
    await expectAccessiblePages(page, addresses);
  });
}

test('axe finds no violations in the back office on posts', async ({ asOwner: page, admin, aPost }) => {
  const post = { title: 'A'.repeat(150), imageUrl: '/favicon.svg' };
  await aPost(post);
  await admin.blogPosts.remove({ params: { id: (await aPost(post)).id } });
  await expectAccessiblePages(page, [
    '/blog-posts',
    '/blog-posts/new',
    '/blog-posts/edit/abc',
    '/blog-posts/trash',
  ]);
});

test('axe finds no violations in the back office on resources', async ({
  asOwner: page,
  admin,
  aResource,
}) => {
  const resource = { description: 'Pneumonoultramicroscopic'.repeat(12) };
  const { id } = await aResource(resource);
  await admin.resources.remove({ params: { id: (await aResource(resource)).id } });
  await expectAccessiblePages(page, [
    ...['/resources', '/resources/edit/abc', '/resources/trash'],
    ...[`/resources/edit/${id}`, '/resources/new'],
  ]);
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await expectAccessible(page);
});

async function expectAccessiblePages(page: Page, addresses: readonly string[]): Promise<void> {
  const own: Readonly<Record<string, string>> = titles;
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(`/admin${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      if (own[address]) await expect(page).toHaveTitle(`${own[address]} - ${practice.name}`);
      await expectAccessibleEverywhere(page);
    });
}

test('axe passes a request, and the form that turns it into a client', async ({
  asOwner: page,
  aRequest,
}) => {
  const phone = '919-555-0123';
  await page.goto(`/admin/consultation-requests/${(await aRequest({ phone, message: 'Hello' })).id}`);
  await expect(page.getByRole('dialog').getByText('Hello')).toBeVisible();
  await expectAccessibleEverywhere(page);
  const message = 'Pneumonoultramicroscopic'.repeat(12);
  const { id } = await aRequest({ fullName: 'Longname'.repeat(12), phone, message });
  await page.goto(`/admin/consultation-requests/${id}/client`);
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Set up client and appointment' }).click();
  await expect(page.getByText('Last name must be at least 2 characters')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('axe passes a post’s editor, its errors and its dialogs', async ({ asOwner: page, admin, aPost }) => {
  const { id } = await aPost({ title: 'A'.repeat(150), imageUrl: '/favicon.svg' });
  await admin.blogPosts.update({ params: { id }, body: { content: 'Changed.' } });
  await page.goto(`/admin/blog-posts/edit/${id}`);
  await expect(field(page, 'Title')).not.toHaveValue('');
  await expectLoaded(page);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await fillIn(page, { Title: '', Content: 'Mine.' });
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText('Please enter a title.')).toBeVisible();
  await expectAccessible(page);
  await admin.blogPosts.update({ params: { id }, body: { content: 'Theirs.' } });
  await field(page, 'Title').fill('Mine');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('dialog', { name: 'Two versions of this post' })).toBeVisible();
  await expectAccessible(page);
});
