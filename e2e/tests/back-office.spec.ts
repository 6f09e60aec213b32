import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { expectFits, field } from '../on-page.ts';
import { expect, test } from '../product.ts';

test('the back office is closed to visitors and clients', async ({ page, aPerson, signIn }) => {
  await page.goto('/admin/consultation-requests');
  await expect(page).toHaveURL(/\/auth/);
  await signIn(page, await aPerson());
  for (const address of ['/admin', '/admin/consultation-requests']) {
    await page.goto(address);
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByText('You do not have permission to access this area.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  }
});

test('the dashboard links to every section and shows a new request', async ({ asOwner: page, aRequest }) => {
  const name = `Newcomer ${Date.now()}`;
  await aRequest({ fullName: name });
  await page.goto('/admin');
  await expect(page.getByText(/admin/).first()).toBeVisible();
  for (const card of ['Manage Articles', 'View Requests', 'Manage Downloads', 'Go to Website']) {
    await expect(page.getByRole('link', { name: new RegExp(card) })).toBeVisible();
  }
  await expect(page.getByText(name).first()).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  for (const item of [
    'Dashboard',
    'Articles & Content',
    'Consultation Requests',
    'Client Appointments',
    'Assessments',
    'Payments',
    'Resources & Downloads',
    'Security',
    'Status',
    'Logout',
    'Visit Website',
  ]) {
    // With how many are waiting, the name of a link goes on.
    const link = navigation.getByRole('link', { name: new RegExp(`^${item}`) });
    await expect(link).toBeVisible();
  }
});

test('requests are searched, sorted and exported', async ({ asOwner: page, aRequest }) => {
  const mark = `Zebra${Date.now()}`;
  for (const first of ['=Beta', 'Alpha']) await aRequest({ fullName: `${first} ${mark}` });
  await page.goto('/admin/consultation-requests');
  await page.getByRole('searchbox', { name: 'Search' }).fill(mark);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  await page
    .getByRole('button', { name: /^Name/ })
    .or(page.getByRole('columnheader', { name: 'Name' }).getByRole('button'))
    .first()
    .click();
  await expect(rows.first()).toContainText(/=Beta|Alpha/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /export/i }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const chunk of file) text += String(chunk);
  expect(text).toContain(`'=Beta ${mark}`);
  expect(text.trim().split('\n')).toHaveLength(3);
  await page.getByRole('searchbox', { name: 'Search' }).fill(`${mark} nothing`);
  await expect(rows).toHaveCount(0);
});

test('a pending search does not close a record that was just opened', async ({
  asOwner: page,
  aRequest,
  word,
}) => {
  await aRequest({ fullName: `Ann ${word}` });
  await page.goto(paths.adminConsultationRequests);
  const row = page.getByRole('row').filter({ hasText: word });
  await row.getByText('View Details').waitFor();
  // Within the pause after which a search is applied.
  await field(page, 'Search').fill(word);
  await row.getByText('View Details').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Ann ${word}` })).toBeVisible();
  await page.waitForTimeout(600);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a half-written note is still there after a reload', async ({ asOwner: page, aRequest }) => {
  const { id } = await aRequest({ message: '<img src=x onerror=alert(1)>' });
  await page.goto(`/admin/consultation-requests/${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await dialog.getByLabel('Add a note').fill('Half a thought');
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Add a note')).toHaveValue('Half a thought');
});

test('an unknown address in the back office shows the 404 page', async ({ asOwner: page }) => {
  await page.goto('/admin/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

const rooms = [
  ['', 'Dashboard'],
  ['/blog-posts', 'Manage Blog Posts'],
  ['/blog-posts/new', 'Create New Blog Post'],
  ['/blog-posts/trash', 'Deleted Blog Posts'],
  ['/consultation-requests', 'Consultation Requests'],
  ['/client-appointments', 'Client Appointments'],
  ['/client-appointments/calendar', 'Appointment Calendar'],
  ['/client-appointments/hours', 'Hours & closed days'],
  ['/client-appointments/new', 'New appointment'],
  ['/clients', 'Clients'],
  ['/clients/new', 'New client'],
  ['/assessments', 'Assessments'],
  ['/payments', 'Payments'],
  ['/resources', 'Manage Resources'],
  ['/resources/new', 'Add New Resource'],
  ['/resources/trash', 'Deleted Resources'],
  ['/audit-log', 'Audit log'],
  ['/status', 'Status'],
] as const;

test('every page of the back office has its own title and description', async ({ asOwner: page }) => {
  const descriptions = new Set<string | null>();
  for (const [address, title] of rooms) {
    await page.goto(`/admin${address}`);
    await expect(page).toHaveTitle(`${title} - ${practice.name}`);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(rooms.length);
});

test('the cells of a table row share one baseline', async ({ asOwner: page, aRequest, aPost }) => {
  await aRequest({});
  await aPost();
  for (const address of ['consultation-requests', 'blog-posts', 'client-appointments', 'clients']) {
    await page.goto(`/admin/${address}`);
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('cell').last()).toHaveText(/\S/);
    const baselines = await row.evaluate((element) =>
      [...element.querySelectorAll('td:not(:has(input))')].flatMap((cell) => {
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        if (!words) return [];
        // What has no height stands on the baseline.
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        const line = document.createElement('span');
        words.parentNode?.replaceChild(line, words);
        line.append(mark, words);
        return [Math.round(mark.getBoundingClientRect().bottom)];
      }),
    );
    expect(Math.max(...baselines) - Math.min(...baselines), `${address}: ${baselines}`).toBeLessThanOrEqual(
      1,
    );
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('no page of the back office is too wide or makes the phone zoom into a field', async ({
    asOwner: page,
  }) => {
    for (const [address, title] of rooms) {
      await page.goto(`/admin${address}`);
      await expect(page).toHaveTitle(`${title} - ${practice.name}`);
      await expectFits(page);
      // Into a field of smaller letters a phone zooms.
      const sizes = await page
        .locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
        .evaluateAll((fields) => fields.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
      expect(Math.min(16, ...sizes), address).toBe(16);
    }
  });
});
