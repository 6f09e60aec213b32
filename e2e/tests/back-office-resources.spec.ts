import type { Page } from '@playwright/test';
import { uploadRefusals } from '@practice/contract/uploads';
import { choose, field, fillIn, search } from '../on-page.ts';
import { expect, pdf, test } from '../product.ts';

const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Resources' }).getByRole('listitem').filter({ hasText: title });

async function describe(page: Page, title: string, description: string, category: string): Promise<void> {
  await fillIn(page, { Title: title, Description: description });
  await choose(page, 'Category', category);
}

test('the owner publishes, hides and replaces a file', async ({ asOwner: page, request, admin, word }) => {
  await page.goto('/admin/resources');
  await page.getByRole('link', { name: 'Add Resource' }).click();
  await field(page, 'File').setInputFiles({
    name: 'desk guide.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expect(field(page, 'Title')).toHaveValue('Desk guide');
  await describe(page, `Desk guide ${word}`, 'Seven measures, each with a drawing.', 'Guide');
  await expect(page.getByText('desk guide.pdf')).toBeVisible();
  await expect(field(page, 'File type')).toHaveText('pdf');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Resource added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it on the website' })).toHaveAttribute(
    'href',
    '/resources',
  );
  await expect(page).toHaveURL(/\/admin\/resources$/);

  const shown = card(page, word);
  for (const words of ['Public', 'Guide', 'PDF', '0 downloads', 'Added:', 'desk guide.pdf']) {
    await expect(shown).toContainText(words);
  }
  const address = (await shown.getByRole('link', { name: /^Open file/ }).getAttribute('href')) ?? '';
  expect((await request.get(address)).status()).toBe(200);

  await shown.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Resource');
  await field(page, 'Public').uncheck();
  await expect(page.getByText('only admins see it')).toBeVisible();
  await page.getByRole('button', { name: 'Update Resource' }).click();
  await expect(page.getByText('Resource updated successfully')).toBeVisible();
  await expect(shown).toContainText('Private');
  expect((await request.get(address)).status()).toBe(404);

  await shown.getByRole('link', { name: /^Edit/ }).click();
  await field(page, 'Replace the file').setInputFiles({
    name: 'second.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([pdf, pdf]),
  });
  await page.getByRole('button', { name: 'Update Resource' }).click();
  await expect(shown).toContainText('second.pdf');
  const { rows } = await admin.resources.list({ query: { filter: { q: word } } });
  expect(rows).toMatchObject([{ isPublic: false, file: { name: 'second.pdf' } }]);
});

test('invalid fields and files lose nothing typed', async ({ asOwner: page, admin, word }) => {
  await page.goto('/admin/resources/new');
  await page.getByRole('button', { name: 'Add Resource' }).click();
  for (const sentence of [
    'Title must be at least 3 characters',
    'Description must be at least 10 characters',
    'Please select a category',
    'File type is required',
    'Please either upload a file or provide a file URL',
    '50 MB',
  ]) {
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await expect(field(page, 'Title')).toBeFocused();

  await describe(page, `Refused ${word}`, 'Typed before the refusals.', 'Template');
  const file = field(page, 'File');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(uploadRefusals.unknownType)).toBeVisible();
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(page.getByText(uploadRefusals.empty)).toBeVisible();
  expect(sent).toEqual([]);

  await file.setInputFiles({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page.getByText('Failed to add resource. Please try again.')).toBeVisible();
  await expect(page.getByText(uploadRefusals.otherContent).first()).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('Typed before the refusals.');
  expect((await admin.resources.list({ query: { filter: { q: word } } })).total).toBe(0);

  await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(page).toHaveURL(/\/admin\/resources$/);
  await expect(card(page, word)).toBeVisible();
});

test('the owner finds a resource by its tab and deletes it', async ({ asOwner: page, word, aResource }) => {
  await aResource({ title: `First ${word}` });
  await aResource({ title: `Second ${word}`, category: 'template', isPublic: false });
  await page.goto('/admin/resources');
  await search(page, word);
  await expect(card(page, word)).toHaveCount(2);
  await expect(page.getByRole('tab')).toHaveText([
    'All Resources',
    'Guides',
    'Articles',
    'Videos',
    'Templates',
  ]);
  await page.getByRole('tab', { name: 'Templates' }).click();
  await expect(card(page, word)).toHaveCount(1);
  await expect(card(page, word)).toContainText('Private');
  await card(page, word).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Resource deleted successfully')).toBeVisible();
  await expect(page.getByText('No matching resources')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});
