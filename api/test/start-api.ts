import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { StaffRole } from '@practice/contract/permissions';
import { DataSource } from 'typeorm';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Browser, openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { adminAccount, startTestEnvironment, type TestEnvironment } from './test-environment.ts';

export { adminAccount };

export interface Client extends Browser {
  id: number;
  person: ReturnType<typeof aPerson>;
}

export interface TestApi {
  app: NestExpressApplication;
  origin: string;
  visitor: Browser;
  /** Signed in as the first admin. */
  admin: Browser;
  aClient(options?: { isConfirmed?: boolean; role?: StaffRole }): Promise<Client>;
  mail: TestEnvironment['mail'];
  /** The stand-in for Stripe; it sends its events to this API. */
  stripe: TestEnvironment['stripe'];
  /** Where it keeps its uploads, in a folder of that name. */
  dataDir: string;
  /** Settles when every job that is due is done, emails too. */
  jobs: { idle(): Promise<void> };
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  variables: Record<string, string>;
  /** The same API once more, on the same database: a second instance, or the first one restarted. */
  another(): Promise<NestExpressApplication>;
  close(): Promise<void>;
}

interface Options {
  /** How many work here. With one, a time that is booked is taken. */
  practitioners?: number;
}

/** The real application on a database of its own, listening, with a mail server and its first people. */
export async function startApi(
  variables: Record<string, string> = {},
  { practitioners = 1 }: Options = {},
): Promise<TestApi> {
  const { mail, stripe, dataDir, ...environment } = await startTestEnvironment();
  const config = readConfig({ ...environment.variables, ...variables });
  const apps: NestExpressApplication[] = [];
  const another = async () => {
    const app = await createApp(config);
    await app.listen(0, '127.0.0.1');
    apps.push(app);
    return app;
  };
  const app = await another();
  const origin = originOf(app);
  stripe.setWebhookUrl(`${origin}/api/stripe/webhook`);
  const admin = openBrowser(origin);
  await admin.auth.login({ body: adminAccount });
  // As if they had just given their password again, so that tests may export, refund and delete.
  await app.get(DataSource).query('UPDATE sessions SET confirmed_at = now()');
  const sql: TestApi['sql'] = (text, values) => app.get(DataSource).query(text, values);
  await sql('UPDATE practitioners SET retired_at = now() WHERE sort > $1', [practitioners]);
  return {
    app,
    origin,
    visitor: openBrowser(origin),
    admin,
    mail,
    stripe,
    dataDir,
    another,
    variables: { ...environment.variables, ...variables },
    sql,
    jobs: { idle: () => idle(sql) },
    async aClient({ isConfirmed = false, role } = {}) {
      const [person, browser] = [aPerson(), openBrowser(origin)];
      const { id } = await browser.auth.register({ body: person });
      if (isConfirmed) await sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
      if (role) await sql('INSERT INTO staff (user_id, role) VALUES ($1, $2)', [id, role]);
      return { ...browser, id, person };
    },
    async close() {
      for (const each of apps) await each.close();
      await environment.close();
    },
  };
}

async function idle(sql: TestApi['sql']): Promise<void> {
  const due = `SELECT 1 FROM pgboss.job WHERE state < 'completed' AND start_after <= now() LIMIT 1`;
  await eventually(async () => (await sql(due)).length === 0 || undefined, 'an end of the jobs');
}

/** The same one for all tests of a file, or of a `describe`. */
export function testApi(variables?: Record<string, string>, options?: Options): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startApi(variables, options));
  });
  afterAll(() => api.close());
  return api;
}

export function originOf(app: NestExpressApplication): string {
  const address = app.getHttpServer().address();
  if (address === null || typeof address === 'string') throw new Error('The API does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}

export function aPerson() {
  return {
    firstName: 'Robin',
    lastName: 'Marsh',
    email: `robin-${randomUUID().slice(0, 8)}@example.com`,
    password: 'robins password',
  };
}

export function aRequest() {
  return {
    fullName: 'Ann Lee',
    companyName: 'Acme',
    email: `ann-${randomUUID().slice(0, 8)}@example.com`,
    phone: '919-555-0101',
    service: 'mnri-family' as const,
    message: 'My shoulder hurts by noon.',
  };
}
