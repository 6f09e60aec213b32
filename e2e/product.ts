import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Api, createClient } from '@practice/contract/client';
import { signedInApi } from './signed-in-api.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export interface Mail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** Set per project: one runs behind the gateway of `npm start`, one behind the real nginx. */
export interface Doors {
  mailUrl: string;
}

interface Words {
  /** Calls of a visitor, outside the browser. */
  api: Api;
  /** Somebody who has an account and is not signed in anywhere. */
  aPerson(): Promise<Person>;
  owner: Person;
  /** The owner's calls, outside the browser. */
  admin: Api;
  /** A word that stands in no other test's titles. */
  word: string;
  /** Signs the page's browser in, through the form. */
  signIn(page: Page, person: Person): Promise<void>;
  /** The mails to an address, once there are `count`, newest first. */
  mailsTo(address: string, count?: number): Promise<Mail[]>;
}

export const test = base.extend<Words & Doors>({
  mailUrl: ['', { option: true }],

  api: async ({ baseURL }, use) => {
    await use(createClient({ origin: baseURL ?? '' }));
  },

  aPerson: async ({ api }, use) => {
    await use(async () => {
      const person = newPerson();
      await api.auth.register(person);
      return person;
    });
  },

  owner: async ({}, use) => {
    await use({
      firstName: 'Practice',
      lastName: 'Admin',
      email: 'admin@example.com',
      password: 'admin-demo',
    });
  },

  admin: async ({ baseURL, owner }, use) => {
    await use(await signedInApi(baseURL ?? '', owner));
  },

  word: async ({}, use) => {
    await use(`word${randomUUID().slice(0, 8)}`);
  },

  signIn: async ({}, use) => {
    await use(async (page, { email, password }) => {
      await page.goto('/auth');
      await page.getByLabel('Email').first().fill(email);
      await page.getByLabel('Password', { exact: true }).first().fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).not.toHaveURL(/\/auth/);
    });
  },

  mailsTo: async ({ mailUrl }, use) => {
    await use(async (address, count = 1) => {
      let found: Mail[] = [];
      await expect
        .poll(
          async () => {
            const mails = (await (await fetch(mailUrl)).json()) as Mail[];
            found = mails.filter((mail) => mail.to.includes(address));
            return found.length;
          },
          { message: `mails to ${address}`, timeout: 20_000 },
        )
        .toBeGreaterThanOrEqual(count);
      return found;
    });
  },
});

export { expect };

export function field(within: Page | Locator, name: string): Locator {
  return within.getByLabel(name, { exact: true });
}

/** What axe has against the page: each rule with the places that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** By how many pixels the page is wider than the screen. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Every page that anybody may open, by the address that shows it. */
export const publicPages = [
  '/',
  '/about',
  '/services',
  '/mnri',
  '/resources',
  '/contact',
  '/faq',
  '/privacy',
  '/terms',
  '/accessibility',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/checkout',
  '/payment-success',
] as const;

export function newPerson(): Person {
  const name = `robin-${randomUUID().slice(0, 8)}`;
  return { firstName: 'Robin', lastName: 'Marsh', email: `${name}@example.com`, password: 'robins password' };
}
