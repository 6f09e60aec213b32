import { expect, test } from '../product.ts';

const links = ['Home', 'About', 'Ergonomic Services', 'MNRI', 'Resources', 'Contact'];

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
