import { expect, overflowOf, publicPages, test, violationsOn } from '../product.ts';

/** With what the same address shows to those who come with something, and what is not there. */
const states = [...publicPages, '/auth?tab=register', '/reset-password?token=x', '/nope'];

for (const width of [375, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('on the public pages', async ({ page }) => {
      for (const address of states) {
        await page.goto(address);
        expect(await violationsOn(page), address).toEqual([]);
        expect(await overflowOf(page), `${address} is wider than the screen`).toBe(0);
      }
    });

    test('on the contact form full of errors', async ({ page }) => {
      await page.goto('/contact');
      await page
        .locator('form')
        .getByRole('button', { name: /request|submit|send/i })
        .click();
      await expect(page.getByText('Please select a service package.').first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });

    test('in the portal', async ({ page, aPerson, signIn }) => {
      await signIn(page, await aPerson());
      await page.goto('/client-dashboard');
      for (const name of ['Overview', 'Appointments', 'Assessments', 'Payment History']) {
        await page.getByRole('tab', { name }).click();
        expect(await violationsOn(page), name).toEqual([]);
      }
    });

    test('in the back office', async ({ page, owner, signIn, api }) => {
      const { id } = await api.consultationRequests.create({
        fullName: 'Axe Man',
        companyName: 'Acme',
        email: 'a@example.com',
        service: 'not-sure',
        phone: '919-555-0123',
        message: 'Hello',
      });
      await signIn(page, owner);
      for (const address of [
        '/admin',
        '/admin/consultation-requests',
        `/admin/consultation-requests/${id}`,
        '/admin/blog-posts',
        '/admin/client-appointments',
        '/admin/resources',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violationsOn(page), address).toEqual([]);
      }
    });
  });
}
