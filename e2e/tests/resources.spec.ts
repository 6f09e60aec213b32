import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { publicPageSize } from '@practice/contract/blog-posts';
import type { Api } from '@practice/contract/client';
import { messages } from '@practice/contract/messages';
import type { NewResource, Resource } from '@practice/contract/resources';
import { expect, test as product } from '../product.ts';
import { signedInApi } from '../signed-in-api.ts';

interface Words {
  admin: Api;
  /** A resource that lies elsewhere, public unless said otherwise; gone after the test. */
  aResource(over?: Partial<NewResource>): Promise<Resource>;
  /** A word that stands in no other test's titles. */
  word: string;
}

const test = product.extend<Words>({
  admin: async ({ baseURL, owner }, use) => {
    await use(await signedInApi(baseURL ?? '', owner));
  },
  word: async ({}, use) => {
    await use(`word${randomUUID().slice(0, 8)}`);
  },
  aResource: async ({ admin, word }, use) => {
    const made: number[] = [];
    await use(async (over = {}) => {
      const resource = await admin.resources.create({
        title: `Desk ${word}`,
        description: 'Seven measures, each with a drawing.',
        category: 'guide',
        fileType: 'pdf',
        fileUrl: '/favicon.svg?kept=elsewhere',
        ...over,
      });
      made.push(resource.id);
      return resource;
    });
    await Promise.all(made.map((id) => admin.resources.remove(id).catch(() => {})));
  },
});

const search = 'Search resources...';

test('typing finds, the address follows, and Clear brings everything back', async ({
  page,
  aResource,
  word,
}) => {
  await aResource();
  await page.goto('/resources');
  await expect(page.getByRole('heading', { level: 1, name: 'Resources & Education' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
  await page.getByPlaceholder(search).pressSequentially(word);
  await expect(page).toHaveURL(`/resources?q=${word}`);
  await expect(
    page.getByRole('status').filter({ hasText: `0 articles and 1 resource for “${word}”` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Articles & Blog Posts' })).toHaveCount(0);
  await expect(page.getByPlaceholder(search)).toBeFocused();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByPlaceholder(search)).toHaveValue('');
  await expect(page.getByPlaceholder(search)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Articles & Blog Posts' })).toBeVisible();
});

test('each tab has an address, works by keyboard, and the back button goes through them', async ({
  page,
  aResource,
  word,
}) => {
  await aResource();
  await page.goto(`/resources?q=${word}`);
  await page.getByRole('tab', { name: 'Guides' }).click();
  await expect(page).toHaveURL(`/resources?tab=guide&q=${word}`);
  await expect(page.getByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: `Desk ${word}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Videos' })).toBeFocused();
  await expect(page.getByText(messages.resources.none)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(messages.blog.none)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/resources?tab=video&q=${word}`);
  await expect(page.getByRole('tab', { name: 'Videos' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: `Desk ${word}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Guides' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByPlaceholder(search)).toHaveValue(word);
});

test('where nothing is found, one click clears the search', async ({ page, word }) => {
  await page.goto(`/resources?tab=guide&q=${word}`);
  await expect(page.getByText(messages.resources.none)).toBeVisible();
  await page.getByRole('link', { name: 'clear the search' }).click();
  await expect(page).toHaveURL('/resources?tab=guide');
  await expect(page.getByPlaceholder(search)).toHaveValue('');
});

test('lists page: each page has an address, and who turns it goes on where the list begins', async ({
  page,
  aResource,
  word,
}) => {
  await Promise.all(Array.from({ length: publicPageSize + 1 }, () => aResource()));
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

test('while a list is on its way its place is held; of two answers the later one counts', async ({
  page,
}) => {
  await page.goto('/resources');
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/resources?tab=blog', async (route) => {
    await answered;
    await route.continue().catch(() => {});
  });
  const held = (name: string) => page.locator(`[data-skeletons="${name}"] > *`);
  await page.getByRole('tab', { name: 'Articles & Blog' }).click();
  await expect(held('posts')).toHaveCount(3);
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await page.getByRole('tab', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { name: 'Templates' })).toBeVisible();
  answer();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Templates' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');

  await page.route('**/resources?tab=guide', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.getByRole('tab', { name: 'Guides' }).click();
  await expect(held('resources')).toHaveCount(6);
});

test('a list that does not come says so, and can be asked for again', async ({ page }) => {
  await page.goto('/resources');
  await page.route('**/resources?tab=video', (route) => route.abort());
  await page.getByRole('tab', { name: 'Videos' }).click();
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.');
  await page.unroute('**/resources?tab=video');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Videos' })).toBeVisible();
});

test('a resource opens in a new tab, and what lies elsewhere is counted too', async ({
  page,
  admin,
  aResource,
  word,
  baseURL,
}) => {
  // Another name of this machine: for the browser that is elsewhere.
  const elsewhere = `${(baseURL ?? '').replace('localhost', '127.0.0.1')}/favicon.svg`;
  const { id } = await aResource({ fileUrl: elsewhere });
  await page.goto(`/resources?q=${word}`);
  const card = page.getByRole('article').filter({ hasText: word });
  await expect(card.getByText('PDF', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Added: \w{3} \d{2}, \d{4}$/)).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await card.getByRole('link', { name: 'View Resource' }).click();
  await expect(await opened).toHaveURL(elsewhere);
  await expect.poll(async () => (await admin.resources.one(id)).downloads).toBe(1);
});

test('what is private is not on the shelf, not even for the admin who looks', async ({
  page,
  owner,
  signIn,
  aResource,
  word,
}) => {
  await aResource({ isPublic: false });
  await signIn(page, owner);
  await page.goto(`/resources?q=${word}`);
  await expect(page.getByText(messages.resources.none)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, the links are the tabs, and Clear clears', async ({ page, aResource, word }) => {
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

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('axe finds nothing on the shelf, be it full, empty or failed', async ({ page, aResource, word }) => {
      await aResource({ title: `${'Longword'.repeat(20)} ${word}` });
      const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
      for (const address of ['/resources', `/resources?q=${word}`, '/resources?tab=blog&q=never-written']) {
        await page.goto(address);
        expect(await faults(), address).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await page.route('**/resources?tab=video*', (route) => route.abort());
      await page.getByRole('tab', { name: 'Videos' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await faults()).toEqual([]);
    });

    test('nothing moves while the page is being loaded, or a list after it', async ({ page }) => {
      await page.goto('/resources', { waitUntil: 'networkidle' });
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect(shift).toBeLessThan(0.001);
    });
  });
}
