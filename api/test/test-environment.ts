import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@practice/sandbox/postgres';
import { startStripe } from '@practice/sandbox/stripe';
import { type MailServer, startMailServer } from './mail-server.ts';

export const adminAccount = { email: 'owner@example.com', password: 'a long admin password' };

/** What the API meets: a database of its own, a mail server, the stand-in for Stripe and a folder for its files. */
export interface TestEnvironment {
  databaseUrl: string;
  mail: MailServer;
  stripe: Awaited<ReturnType<typeof startStripe>>;
  dataDir: string;
  /** The environment in which the API finds them. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

export async function startTestEnvironment(): Promise<TestEnvironment> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(server, name);
  const mail = await startMailServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-api-'));
  const stripe = await startStripe({ dir: dataDir });
  return {
    databaseUrl,
    mail,
    stripe,
    dataDir,
    variables: {
      NODE_ENV: 'test',
      API_PORT: '0',
      PUBLIC_ORIGIN: 'http://practice.example',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: 'a secret of the tests, 32 characters',
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Practice <hello@practice.example>',
      PRACTICE_INBOX: 'inbox@practice.example',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    },
    async close() {
      await stripe.close();
      await mail.close();
      await dropDatabase(server, name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
