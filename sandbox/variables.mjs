// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

const required = [
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'JWT_SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
  'PRACTICE_INBOX',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** @typedef {Record<string, string | undefined> & { PORT: string, PUBLIC_ORIGIN: string, DATA_DIR: string }} Variables */

/**
 * The environment, what .env adds to it, and the defaults that need nothing running.
 * @param {Record<string, string | undefined>} [changes] stronger than both
 * @returns {Variables}
 */
export function readVariables(changes = {}) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const given = withoutEmpty({ ...process.env, ...changes });
  const isProduction = given.NODE_ENV === 'production';
  const missing = isProduction ? required.filter((name) => !given[name]) : [];
  if (missing.length > 0) {
    throw new Error(
      `With NODE_ENV=production these variables must be set: ${missing.join(', ')}. See .env.example.`,
    );
  }
  const port = given.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a number, not "${port}".`);
  return {
    ...given,
    PORT: port,
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    DATA_DIR: resolve(root, given.DATA_DIR ?? '.data'),
    ...(isProduction
      ? {}
      : {
          NODE_ENV: given.NODE_ENV ?? 'development',
          ADMIN_EMAIL: given.ADMIN_EMAIL ?? 'admin@example.com',
          ADMIN_PASSWORD: given.ADMIN_PASSWORD ?? 'admin-demo',
          DEMO_DATA: given.DEMO_DATA ?? '1',
          MAIL_FROM: given.MAIL_FROM ?? 'hello@example.com',
          PRACTICE_INBOX: given.PRACTICE_INBOX ?? 'practice@example.com',
          RATE_LIMITS: given.RATE_LIMITS ?? 'relaxed',
        }),
  };
}

/** The secret that signs sessions: made once, or signing in would be forgotten at every start. @param {string} dataDir */
export async function keptSecret(dataDir) {
  const file = join(dataDir, 'jwt-secret');
  const kept = existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
  if (kept.length >= 32) return kept;
  const secret = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** An empty line in .env says "not set". @param {Record<string, string | undefined>} variables */
function withoutEmpty(variables) {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** Every name in .env.example. */
export async function variableNames() {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  return [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
}
