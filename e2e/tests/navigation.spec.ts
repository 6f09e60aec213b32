import { practice } from '@practice/contract/practice';
import { delayRequests } from '../on-page.ts';
import { expect, test } from '../product.ts';

const links = ['Home', 'About', 'Ergonomic Services', 'MNRI', 'Resources', 'Contact'];

test('the header’s links do not wait for the API', async ({ asClient: page, owner, signIn }) => {
  const release = await delayRequests(page, '**/api/user');
  await page.goto('/services');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/client-dashboard');
  await expect(header.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toBeHidden();
  await release();

  await page.unroute('**/api/user');
  await page.context().clearCookies();
  await signIn(page, owner);
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('href', '/admin');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the menu works by keyboard, and the consultation link stays in view', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await button.focus();
    await page.keyboard.press('Enter');
    for (const name of links)
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true }).last()).toBeVisible();
    const way = page.getByRole('link', { name: 'Login / Register' });
    await expect(way).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(way).toBeHidden();
    await expect(button).toBeFocused();
    await page.mouse.wheel(0, 2500);
    const reach = page.getByRole('link', { name: /consultation/i }).filter({ visible: true });
    await expect(reach.last()).toBeInViewport();
  });
});

test('the footer shows the contact details of the practice', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: practice.phone })).toHaveAttribute('href', /^tel:\+1919/);
  await expect(footer.getByRole('link', { name: practice.email })).toHaveAttribute(
    'href',
    `mailto:${practice.email}`,
  );
  await expect(footer).toContainText(practice.address.city);
});
