import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import { emailAddress, textLimits } from '@practice/contract/text';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { isCommonPassword } from './auth/common-passwords.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export const defaultModel = 'gpt-5-mini';

const required = v.pipe(v.optional(v.string(), ''), v.minLength(1, 'is not set.'));
const optional = v.optional(v.string());
const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.check((text) => /^\d{1,5}$/.test(text) && +text <= 65535, `must be a port such as ${fallback}.`),
    v.transform(Number),
  );
const origin = (example: string) => v.check(isOrigin, `must be an origin such as ${example}.`);
const web = ['https:', 'http:'];
const databases = ['postgres:', 'postgresql:'];
const unencrypted = /^(http|smtp|redis|postgres|postgresql):$/;
const oneOf = <const Options extends readonly string[]>(options: Options, fallback: Options[number]) =>
  v.optional(v.picklist(options, `must be ${options.join(' or ')}.`), fallback);

const bucketNames = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

function schemaFor(env: Environment) {
  const isProduction = env.NODE_ENV === 'production';
  const inProduction = (isGood: (text: string) => boolean, message: string) =>
    v.check((text: string) => !isProduction || isGood(text), message);
  const encrypted = inProduction(
    (text) => isPrivateWay(new URL(text)),
    'would send data outside unencrypted. In production it must begin with https://, smtps:// or rediss://, or have ?requireTLS=true or ?sslmode=verify-full.',
  );
  const url = (schemes: readonly string[], example: string) =>
    v.pipe(
      v.string(),
      v.check((text) => {
        if (!URL.canParse(text)) return false;
        const { protocol, hostname, searchParams } = new URL(text);
        return schemes.includes(protocol) && (hostname !== '' || searchParams.has('host'));
      }, `must be an address such as ${example}.`),
      encrypted,
    );
  const stripeKey = (pattern: RegExp, beginning: string) =>
    v.pipe(
      required,
      inProduction((key) => pattern.test(key), `is another kind of key. It must begin with ${beginning}.`),
    );
  const passwordMin = isProduction ? textLimits.adminPasswordMin : 6;
  const ofBucket = ['S3_ENDPOINT', ...bucketNames].some((name) => env[name] !== undefined)
    ? required
    : optional;
  return v.object({
    NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
    API_HOST: v.optional(v.string(), '127.0.0.1'),
    API_PORT: port('3000'),
    METRICS_PORT: v.optional(port('9464')),
    PUBLIC_ORIGIN: v.pipe(
      required,
      origin('https://example.com, without a path'),
      inProduction(isPrivateOrigin, 'must begin with https:// in production.'),
    ),
    DATA_DIR: required,
    DATABASE_URL: v.pipe(required, url(databases, 'postgres://user:password@host:5432/practice')),
    DATABASE_OWNER_URL: v.optional(url(databases, 'postgres://owner:password@host:5432/practice')),
    JWT_SECRET: v.pipe(
      required,
      v.minLength(32, 'must have 32 characters or more.'),
      inProduction(
        // 32 random hexadecimal digits have 14 different ones on average; a repeated word has fewer than ten.
        (secret) => new Set(secret).size >= 10,
        'is easy to guess: it repeats a few characters. Make one with: openssl rand -base64 48',
      ),
    ),
    ADMIN_EMAIL: emailAddress('must be an email address.'),
    ADMIN_PASSWORD: v.pipe(
      required,
      v.minLength(
        passwordMin,
        `must have ${passwordMin} characters or more${isProduction ? ' in production' : ''}.`,
      ),
      inProduction(
        (password) => !isEasyToGuess(password) && password.toLowerCase() !== env.ADMIN_EMAIL?.toLowerCase(),
        'is easy to guess. Please choose another one, such as four words nobody connects.',
      ),
    ),
    ADMIN_IDLE_MINUTES: v.pipe(
      v.optional(v.string(), '30'),
      v.check((text) => /^\d+$/.test(text) && +text >= 5 && +text <= 120, 'must be a number from 5 to 120.'),
      v.transform(Number),
    ),
    DEMO_DATA: v.pipe(
      oneOf(['0', '1'], '0'),
      v.check((text) => !isProduction || text === '0', 'cannot be 1 in production.'),
    ),
    STRIPE_SECRET_KEY: v.pipe(
      stripeKey(/^[rs]k_(live|test)_./, 'sk_live_'),
      inProduction(
        (key) => !env.STRIPE_PUBLISHABLE_KEY || isLiveKey(key) === isLiveKey(env.STRIPE_PUBLISHABLE_KEY),
        'and STRIPE_PUBLISHABLE_KEY must be of one mode: one of them is a test key, the other a live one.',
      ),
    ),
    STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(live|test)_./, 'pk_live_'),
    STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_./, 'whsec_'),
    STRIPE_API_BASE: v.optional(v.pipe(v.string(), origin('http://127.0.0.1:12111'), encrypted)),
    STRIPE_SCRIPT_URL: optional,
    OPENAI_API_KEY: optional,
    OPENAI_MODEL: v.optional(v.string(), defaultModel),
    OPENAI_BASE_URL: v.optional(url(web, 'http://127.0.0.1:11434/v1')),
    SMTP_URL: v.pipe(required, url(['smtp:', 'smtps:'], 'smtps://user:password@host:465')),
    MAIL_FROM: v.pipe(
      required,
      v.check(
        (text) => v.is(emailAddress(), /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text),
        'must be an email address, alone or as Practice <hello@example.com>.',
      ),
    ),
    PRACTICE_INBOX: emailAddress('must be an email address.'),
    RATE_LIMITS: oneOf(['on', 'relaxed', 'off'], 'on'),
    REDIS_URL: v.optional(url(['redis:', 'rediss:'], 'redis://host:6379')),
    FILES_SENT_BY: oneOf(['api', 'nginx'], 'api'),
    S3_ENDPOINT: v.optional(url(web, 'https://store.example.com')),
    S3_BUCKET: ofBucket,
    S3_REGION: v.optional(v.string(), 'us-east-1'),
    S3_ACCESS_KEY_ID: ofBucket,
    S3_SECRET_ACCESS_KEY: ofBucket,
    PAGE_CACHE_URL: v.optional(v.pipe(v.string(), origin('http://web:8081'), encrypted)),
    LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  });
}

/** Separate keys, so that what one of them signs or reveals is useless for the others. */
function keysOf(secret: string) {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  return Object.freeze({
    sessions: key('sessions'),
    authenticatorApps: key('authenticator apps'),
    receiptLinks: key('receipt links'),
    downloads: key('downloads'),
  });
}

export type Config = ReturnType<typeof readConfig>;

export const CONFIG = Symbol('config');

export function readConfig(env: Environment) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(schemaFor(filled), filled, { abortPipeEarly: true });
  if (!result.success) {
    const errors = result.issues.map((issue) => `  - ${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`The configuration is not complete:\n${errors.join('\n')}`);
  }
  const values = result.output;
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  const bucket =
    name && accessKeyId && secretAccessKey
      ? { name, region, accessKeyId, secretAccessKey, endpoint }
      : undefined;
  return Object.freeze({
    isProduction: values.NODE_ENV === 'production',
    host: values.API_HOST,
    port: values.API_PORT,
    metricsPort: values.METRICS_PORT,
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    isHttps: new URL(values.PUBLIC_ORIGIN).protocol === 'https:',
    databaseUrl: values.DATABASE_URL,
    /** Unset if the user of `databaseUrl` owns the tables, or they are made elsewhere. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    keys: keysOf(values.JWT_SECRET),
    firstAdmin: Object.freeze({ email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }),
    adminIdleMinutes: values.ADMIN_IDLE_MINUTES,
    demoData: values.DEMO_DATA === '1',
    stripe: Object.freeze({
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiBase: values.STRIPE_API_BASE,
      demoScript: values.NODE_ENV === 'production' ? null : (values.STRIPE_SCRIPT_URL ?? null),
    }),
    model:
      values.OPENAI_API_KEY || values.OPENAI_BASE_URL
        ? Object.freeze({
            apiKey: values.OPENAI_API_KEY ?? '',
            model: values.OPENAI_MODEL,
            baseUrl: values.OPENAI_BASE_URL,
          })
        : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    practiceInbox: values.PRACTICE_INBOX,
    rateLimits: values.NODE_ENV === 'production' ? 'on' : values.RATE_LIMITS,
    redisUrl: values.REDIS_URL,
    uploads: Object.freeze({
      folder: join(values.DATA_DIR, 'uploads'),
      bucket,
      /** nginx can only send files from its own disk. */
      areSentByNginx: values.FILES_SENT_BY === 'nginx' && !bucket,
    }),
    pageCacheUrl: values.PAGE_CACHE_URL,
    logLevel: values.LOG_LEVEL,
  });
}

function isEasyToGuess(password: string): boolean {
  return isCommonPassword(/^(.+?)\1*$/.exec(password)?.[1] ?? password);
}

export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}

function isPrivateOrigin(origin: string): boolean {
  return new URL(origin).protocol === 'https:' || isThisMachine(origin);
}

export function isThisMachine(url: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
}

/** Whether the connection is encrypted, or stays on local networks, where host names have no dot. */
function isPrivateWay({ protocol, hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? hostname).replace(/^\[|\]$/g, '');
  const isOwn = ipaddr.isValid(host)
    ? /^(loopback|private|uniqueLocal|linkLocal)$/.test(ipaddr.process(host).range())
    : host.startsWith('/') || !host.replace(/\.(internal|local)$/, '').includes('.');
  const isEncrypted =
    searchParams.get('requireTLS') === 'true' ||
    /^(require|verify-.*)$/.test(searchParams.get('sslmode') ?? '');
  return isOwn || isEncrypted || !unencrypted.test(protocol);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !text.endsWith('/')
  );
}
