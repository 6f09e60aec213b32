import { publicPageSize } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { expect, test } from '../product.ts';

const search = 'Search resources...';

test('typing searches, and each tab has an address and works by keyboard', async ({
  page,
  aResource,
  word,
}) => {
  await aResource();
  await page.goto('/resources');
  await page.getByPlaceholder(search).pressSequentially(word);
  await expect(page).toHaveURL(`/resources?q=${word}`);
  await expect(
    page.getByRole('status').filter({ hasText: `0 articles and 1 resource for “${word}”` }),
  ).toBeVisible();
  await expect(page.getByPlaceholder(search)).toBeFocused();
  await page.getByRole('tab', { name: 'Guides' }).click();
  await expect(page).toHaveURL(`/resources?tab=guide&q=${word}`);
  await expect(page.getByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: `Desk ${word}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Videos' })).toBeFocused();
  await expect(page.getByText(messages.resources.none)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: `Desk ${word}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByPlaceholder(search)).toHaveValue(word);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByPlaceholder(search)).toHaveValue('');
  await expect(page.getByPlaceholder(search)).toBeFocused();
});

test('turning the page of a list focuses its start', async ({ page, aResource, word }) => {
  const fileUrl = 'https://files.example/guide.pdf';
  await Promise.all(Array.from({ length: publicPageSize + 1 }, () => aResource({ fileUrl })));
  await page.goto(`/resources?q=${word}`);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Resource/ })).toHaveCount(publicPageSize);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/resources?q=${word}&page=2#downloads`);
  await expect(page.getByRole('link', { name: /^View Resource/ })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Downloadable Resources' })).toBeFocused();
  await page.goto(`/resources?q=${word}&page=99`);
  await expect(page).toHaveURL(`/resources?q=${word}&page=2`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form, the tabs and the Clear button work', async ({ page, aResource, word }) => {
    await aResource();
    await page.goto('/resources');
    await page.getByPlaceholder(search).fill(word);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`/resources?q=${word}`);
    await expect(page.getByRole('heading', { name: `Desk ${word}` })).toBeVisible();
    await page.getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL(`/resources?tab=guide&q=${word}`);
    await expect(page.getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/resources?tab=guide');
  });
});
