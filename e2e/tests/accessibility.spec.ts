import { expectAccessibleEverywhere, expectLoaded, field, fillIn, open, publicPages } from '../on-page.ts';
import { expect, test } from '../product.ts';

/** Every public page, the states that a query or a token gives it, and a page that does not exist. */
const addresses = [
  ...publicPages,
  ...['/auth?tab=register', '/reset-password?token=x', '/confirm-email?token=x'],
  ...['/nope', '/blog/never-written'],
];

/** Several addresses share a test, because its data costs more than its pages. */
const backOffice = {
  'the dashboard, requests and appointments': [
    '',
    'consultation-requests',
    'client-appointments',
    'client-appointments/new',
  ],
  practitioners: ['practitioners', 'practitioners/new', 'practitioners/edit/1'],
  clients: ['clients', 'clients/new', 'clients/abc'],
  'assessments, payments and the status': ['assessments', 'assessments/abc', 'payments', 'status'],
  posts: ['blog-posts', 'blog-posts/new', 'blog-posts/edit/abc', 'blog-posts/trash'],
  resources: ['resources', 'resources/new', 'resources/edit/abc', 'resources/trash'],
};

test.use({ reducedMotion: 'reduce' });

for (const address of addresses) {
  test(`axe finds no violations on ${address}`, async ({ page }) => {
    await open(page, address);
    await expectAccessibleEverywhere(page);
  });
}

test('axe finds no violations on a post with a very long word', async ({ page, aPost, word }) => {
  const { slug } = await aPost({ title: `${'Longword'.repeat(20)} ${word}` });
  await page.goto(`/blog/${slug}`);
  await expectAccessibleEverywhere(page);
});

test('axe passes full, empty and failed public lists', async ({ page, aResource, word }) => {
  await aResource({ title: `${'Longword'.repeat(20)} ${word}` });
  for (const address of [`/resources?q=${word}`, '/resources?tab=blog&q=never-written']) {
    await page.goto(address);
    await expectAccessibleEverywhere(page);
  }
  await page.route('**/resources?tab=video*', (route) => route.abort());
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('axe finds no violations in the portal of a new client', async ({ asClient: page }) => {
  await page.goto('/client-dashboard');
  for (const name of ['Overview', 'Appointments', 'Assessments', 'Payment History']) {
    await page.getByRole('tab', { name }).click();
    await expectAccessibleEverywhere(page);
  }
});

for (const [name, addresses] of Object.entries(backOffice)) {
  test(`axe finds no violations in the back office on ${name}`, async ({
    asOwner: page,
    admin,
    aPost,
    aResource,
  }) => {
    const post = { title: 'A'.repeat(150), imageUrl: '/favicon.svg' };
    const resource = { description: 'Pneumonoultramicroscopic'.repeat(12) };
    await aPost(post);
    await aResource(resource);
    await admin.blogPosts.remove({ params: { id: (await aPost(post)).id } });
    await admin.resources.remove({ params: { id: (await aResource(resource)).id } });
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(`/admin/${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await expectAccessibleEverywhere(page);
      });
  });
}

test('axe finds no violations on a request in the back office', async ({ asOwner: page, aRequest }) => {
  const { id } = await aRequest({ phone: '919-555-0123', message: 'Hello' });
  await page.goto(`/admin/consultation-requests/${id}`);
  await expect(page.getByRole('dialog').getByText('Hello')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('axe passes the form that turns a request into a client', async ({ asOwner: page, aRequest }) => {
  const message = 'Pneumonoultramicroscopic'.repeat(12);
  const { id } = await aRequest({ fullName: 'Longname'.repeat(12), phone: '919-555-0123', message });
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
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await fillIn(page, { Title: '', Content: 'Mine.' });
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByText('Please enter a title.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await admin.blogPosts.update({ params: { id }, body: { content: 'Theirs.' } });
  await field(page, 'Title').fill('Mine');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('dialog', { name: 'Two versions of this post' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('axe passes the form of a resource with its errors', async ({ asOwner: page, aResource }) => {
  const { id } = await aResource({ description: 'Pneumonoultramicroscopic'.repeat(12) });
  await page.goto(`/admin/resources/edit/${id}`);
  await expect(field(page, 'Title')).not.toHaveValue('');
  await expectAccessibleEverywhere(page);
  await page.goto('/admin/resources/new');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
