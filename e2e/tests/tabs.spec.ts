import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '@practice/contract/messages';
import { logIn } from '../on-page.ts';
import { expect, test } from '../product.ts';

const assessment = '/client-dashboard?tab=assessments&view=tool';

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

/** As a browser does that blocks storage: every access throws. */
const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

test('a page that was opened for someone else closes at once', async ({ page, aClient, signIn }) => {
  const [{ person: jordan, calls }, robin] = [await aClient(), await aClient()];
  await calls.account.update({ body: { firstName: 'Jordan' } });
  await signIn(page, jordan);
  await page.goto('/client-dashboard?tab=appointments&open=new');
  await page.getByLabel('Title').fill('Wrist pain');
  const other = await page.context().newPage();
  await signIn(other, robin.person);
  await other.goto('/client-dashboard');
  await expect(other.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible();

  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'You’re logged in as Robin now' })).toBeVisible();
  await expect(page.getByText('Hello, Jordan')).toBeHidden();
  await page.getByRole('button', { name: 'Log in as Jordan' }).click();
  await logIn(page, jordan);
  await expect(page.getByLabel('Title')).toHaveValue('Wrist pain');
  expect(await robin.calls.appointments.mine()).toEqual([]);
});

test('a logout deletes what was typed in every open page', async ({ asClient: page }) => {
  await page.goto(assessment);
  const other = await page.context().newPage();
  await other.goto('/contact');
  await other.getByLabel('Additional Information (Optional)').fill('My knee is swollen.');
  await page.goto('/client-dashboard?tab=appointments&open=new');
  await page.getByLabel('Description (Optional)').fill('My wrist is numb.');
  await expect.poll(() => stored(page)).toContain('numb');
  await expect.poll(() => stored(other)).toContain('swollen');
  await other.goto('/logout-handler');
  await expect(other.getByText(messages.auth.loggedOut.description)).toBeVisible();
  expect(await stored(other)).not.toContain('swollen');
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(await stored(page)).not.toContain('numb');
});

test('without storage, one can send a request and log in', async ({
  page,
  context,
  aPerson,
  word,
  admin,
}) => {
  await blockStorage(context);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/contact');
  await page.getByLabel('Full Name').fill(word);
  await page.getByLabel('Company Name').fill('Family');
  await page.getByLabel('Email Address').fill('jo@example.com');
  await page.getByLabel('Service of Interest').selectOption('not-sure');
  await page.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(page.getByText('Consultation Request Submitted')).toBeVisible();
  expect((await admin.consultationRequests.list({ query: { filter: { q: word } } })).total).toBe(1);

  await page.goto('/auth?next=/client-dashboard');
  await logIn(page, await aPerson());
  await expect(page).toHaveURL(/\/client-dashboard$/);
  expect(errors).toEqual([]);
});
