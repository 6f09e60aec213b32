import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { type Api, createClient } from '@practice/contract/api-client';
import type { BlogPost, NewBlogPost } from '@practice/contract/blog-posts';
import type { ConsultationRequestInput } from '@practice/contract/consultation-requests';
import type { NewResource, Resource } from '@practice/contract/resources';
import { demoClient, newPerson, type Person, pdf } from './person.ts';
import { signedInApi } from './signed-in-api.ts';

export { demoClient, newPerson, pdf };

export interface Mail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** The first link in these mails to that page, which has a token. */
export function linkIn(mails: readonly Mail[], page: 'confirm-email' | 'reset-password'): string {
  const link = new RegExp(`http\\S+/${page}\\?token=\\S+`);
  return mails.flatMap(({ text }) => link.exec(text) ?? [])[0] ?? '';
}

export function tokenIn(mails: readonly Mail[], page: 'confirm-email' | 'reset-password'): string {
  return new URL(linkIn(mails, page)).searchParams.get('token') ?? '';
}

/** Set per Playwright project: where its emails can be read. */
export interface Origin {
  mailUrl: string;
}

export interface Fixtures {
  api: Api;
  /** Someone who has an account and is not signed in anywhere. */
  aPerson(): Promise<Person>;
  owner: Person;
  admin: Api;
  /** A word of this test alone. Posts and resources that contain it are gone after the test. */
  word: string;
  /** A public post with the word in its title. */
  aPost(over?: Partial<NewBlogPost>): Promise<BlogPost>;
  /** A public resource with the word in its title, and a PDF of its own unless it has an address elsewhere. */
  aResource(over?: Partial<NewResource>): Promise<Resource>;
  aRequest(over?: Partial<ConsultationRequestInput>): Promise<{ id: number }>;
  /** A package for $299 that a guest paid with this name and address; for journeys tagged `@stand-in`. */
  aPayment(buyer: { name: string; email: string }, by?: Pick<Api, 'payments'>): Promise<void>;
  asOwner: Page;
  asClient: Page;
  /** Someone signed in to the page, and their calls outside the browser. */
  client: { person: Person; calls: Api };
  /** Someone with an account, whose last name is the word of this test, and their calls. */
  aClient(): Promise<{ id: number; person: Person; calls: Api }>;
  /** A page in a browser of its own, e.g. on another device or of another person. */
  elsewhere: Page;
  /** Signs the page's browser in without the form. */
  signIn(page: Page, person: Person): Promise<void>;
  /** The mails to an address, once there are `count`, newest first. */
  mailsTo(address: string, count?: number): Promise<Mail[]>;
}

export const test = base.extend<Fixtures & Origin>({
  mailUrl: ['', { option: true }],

  api: async ({ baseURL }, use) => {
    await use(createClient({ origin: baseURL ?? '' }));
  },

  aPerson: async ({ api }, use) => {
    await use(async () => {
      const person = newPerson();
      await api.auth.register({ body: person });
      return person;
    });
  },

  owner: async ({}, use) => {
    await use({
      firstName: 'Anna',
      lastName: 'Whitfield',
      email: 'admin@example.com',
      password: 'admin-demo',
    });
  },

  admin: async ({ baseURL, owner }, use) => {
    await use(await signedInApi(baseURL ?? '', owner));
  },

  word: async ({ admin }, use) => {
    const word = `word${randomUUID().slice(0, 8)}`;
    await use(word);
    const filter = { filter: { q: word } };
    for (const area of [admin.blogPosts, admin.resources])
      for (const { id } of (await area.list({ query: filter })).rows) {
        await area.remove({ params: { id } });
        await area.removeForever({ params: { id } });
      }
  },

  aPost: async ({ admin, word }, use) => {
    await use((over = {}) =>
      admin.blogPosts.create({
        body: {
          title: `Sitting well ${word}`,
          slug: `sitting-well-${randomUUID().slice(0, 8)}`,
          summary: `What a chair can do for a back, and what it cannot. ${word}`,
          content: 'Begin with the **seat**.\nThen the back.\n\n## The arms\n\n- low\n- near',
          category: 'Posture',
          tags: ['chair', 'back'],
          published: true,
          ...over,
        },
      }),
    );
  },

  aResource: async ({ admin, word }, use) => {
    await use((over = {}) => {
      const resource: NewResource = {
        title: `Desk ${word}`,
        description: 'Seven measures, each with a drawing.',
        category: 'guide',
        fileType: 'pdf',
        ...over,
      };
      if (resource.fileUrl) return admin.resources.create({ body: resource });
      return admin.resources.create({
        body: resource,
        file: new File([pdf], 'guide.pdf', { type: 'application/pdf' }),
      });
    });
  },

  aRequest: async ({ api }, use) => {
    await use((over = {}) =>
      api.consultationRequests.create({
        body: {
          fullName: 'Ann Lee',
          companyName: 'Acme',
          email: 'ann@example.com',
          service: 'not-sure',
          phone: undefined,
          message: undefined,
          ...over,
        },
      }),
    );
  },

  aPayment: async ({ api, baseURL }, use) => {
    await use(async (buyer, { payments } = api) => {
      const purchase = { amount: 299, serviceType: 'Foundations Package' };
      const { clientSecret, publishableKey } = await payments.createIntent({
        body: purchase,
        idempotencyKey: randomUUID(),
      });
      await payments.setBuyer({ body: { clientSecret, ...buyer } });
      const paid = await fetch(
        `${baseURL}/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`,
        {
          method: 'POST',
          body: new URLSearchParams({
            key: publishableKey,
            client_secret: clientSecret,
            payment_method: 'pm_card_visa',
          }),
        },
      );
      expect(paid.status).toBe(200);
    });
  },

  signIn: async ({}, use) => {
    await use(async (page, { email, password }) => {
      const answer = await page.request.post('/api/login', { data: { email, password } });
      expect(answer.ok(), await answer.text()).toBe(true);
      const path = '/api/admin/second-factor/confirm/password';
      if ((await answer.json()).isAdmin)
        await page.request.post(path, { data: { currentPassword: password } });
    });
  },

  asOwner: async ({ page, owner, signIn }, use) => {
    await signIn(page, owner);
    await use(page);
  },

  asClient: async ({ page, aPerson, signIn }, use) => {
    await signIn(page, await aPerson());
    await use(page);
  },

  client: async ({ page, aPerson, signIn, baseURL }, use) => {
    const person = await aPerson();
    await signIn(page, person);
    await use({ person, calls: await signedInApi(baseURL ?? '', person) });
  },

  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },

  aClient: async ({ api, baseURL, word }, use) => {
    await use(async () => {
      const person = { ...newPerson(), lastName: word };
      const { id } = await api.auth.register({ body: person });
      return { id, person, calls: await signedInApi(baseURL ?? '', person) };
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
          { message: `mails to ${address}` },
        )
        .toBeGreaterThanOrEqual(count);
      return found;
    });
  },
});

export { expect };
