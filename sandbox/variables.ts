import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './root.ts';

const developmentDefaults = {
  NODE_ENV: 'development',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'admin-demo',
  DEMO_DATA: '1',
  MAIL_FROM: 'hello@example.com',
  PRACTICE_INBOX: 'practice@example.com',
  RATE_LIMITS: 'relaxed',
};

export type Environment = Record<string, string | undefined>;
export type Variables = Environment & { PORT: string; PUBLIC_ORIGIN: string; DATA_DIR: string };

export function readVariables(overrides: Environment = {}): Variables {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty line in .env means "not set".
  const given: Environment = Object.fromEntries(
    Object.entries({ ...process.env, ...overrides }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const isProduction = given.NODE_ENV === 'production';
  const port = given.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a number, not "${port}".`);
  return {
    ...(isProduction ? {} : developmentDefaults),
    ...given,
    PORT: port,
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN ?? (isProduction ? '' : `http://localhost:${port}`),
    DATA_DIR: resolve(root, given.DATA_DIR ?? '.data'),
  };
}

/** The secret that signs sessions. It is kept in `dataDir`, so that a restart signs no one out. */
export async function readOrCreateJwtSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const existing = existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
  if (existing.length >= 32) return existing;
  const secret = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

export async function listVariableNames(): Promise<string[]> {
  const example = await readFile(join(root, '.env.example'), 'utf8');
  return [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
}
