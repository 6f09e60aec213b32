import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type Api, createClient } from '@practice/contract/client';

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
