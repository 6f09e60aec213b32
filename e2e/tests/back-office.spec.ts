import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import titles from '../back-office-titles.json' with { type: 'json' };
import { expectFits, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('the dashboard links to every section and shows a new request', async ({ asOwner: page, aRequest }) => {
  const name = `Newcomer ${Date.now()}`;
  await aRequest({ fullName: name });
  await page.goto('/admin');
  for (const card of ['Manage Articles', 'View Requests', 'Manage Downloads', 'Go to Website']) {
    await expect(page.getByRole('link', { name: new RegExp(card) })).toBeVisible();
  }
  await expect(page.getByText(name).first()).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  for (const item of [
    ...['Dashboard', 'Articles & Content', 'Consultation Requests', 'Client Appointments', 'Assessments'],
    ...['Payments', 'Resources & Downloads', 'Security', 'Status', 'Logout', 'Visit Website'],
  ]) {
    const link = navigation.getByRole('link', { name: new RegExp(`^${item}`) });
    await expect(link).toBeVisible();
  }
});

test('a pending search does not close an opened record', async ({ asOwner: page, aRequest, word }) => {
  await aRequest({ fullName: `Ann ${word}` });
  await page.clock.install();
  await page.goto(paths.adminConsultationRequests);
  const row = page.getByRole('row').filter({ hasText: word });
  await row.getByText('View Details').waitFor();
  await field(page, 'Search').fill(word);
  await row.getByText('View Details').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Ann ${word}` })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('row')).toHaveCount(2);
});

const rooms = Object.entries(titles);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('each page has its own title and description, and fits', async ({ asOwner: page }) => {
    const descriptions = new Set<string | null>();
    for (const [address, title] of rooms) {
      await page.goto(`/admin${address}`);
      await expect(page).toHaveTitle(`${title} - ${practice.name}`);
      descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
      await expectFits(page);
    }
    expect(descriptions.size).toBe(rooms.length);
  });
});
