import { join } from 'node:path';
import { emailAddress, limits } from '@practice/contract/text';
import * as v from 'valibot';
import { isCommonPassword } from './auth/common-passwords.ts';

const required = (name: string) => v.pipe(v.optional(v.string(), ''), v.minLength(1, `${name} is not set.`));
const port = (name: string, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^\d{1,5}$/, `${name} must be a port such as ${fallback}.`),
    v.transform(Number),
    v.maxValue(65535, `${name} must be a port such as ${fallback}.`),
  );
/** Accepts a URL with one of these schemes and a host, or with the folder of a Unix socket as `?host=`. */
const url = (name: string, schemes: readonly string[], example: string) =>
  v.check((text: string) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, searchParams } = new URL(text);
    return schemes.includes(protocol) && (hostname !== '' || searchParams.has('host'));
  }, `${name} must be an address such as ${example}.`);
const web = ['https:', 'http:'];
const origin = (name: string, example: string) =>
  v.check(isOrigin, `${name} must be an origin such as ${example}.`);
const oneOf = <const Options extends readonly string[]>(
  name: string,
  options: Options,
  fallback: Options[number],
) => v.optional(v.picklist(options, `${name} must be ${options.join(' or ')}.`), fallback);

// In the order of .env.example. The sandbox sets the defaults; here every required variable must be set.
const environment = v.object({
  NODE_ENV: oneOf('NODE_ENV', ['production', 'development', 'test'], 'development'),
  API_HOST: v.optional(v.string(), '127.0.0.1'),
  API_PORT: port('API_PORT', '3000'),
  METRICS_PORT: v.optional(port('METRICS_PORT', '9464')),
  PUBLIC_ORIGIN: v.pipe(
    required('PUBLIC_ORIGIN'),
    origin('PUBLIC_ORIGIN', 'https://example.com, without a path'),
  ),
  DATA_DIR: required('DATA_DIR'),
  DATABASE_URL: v.pipe(
    required('DATABASE_URL'),
    url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/practice'),
  ),
  JWT_SECRET: v.pipe(required('JWT_SECRET'), v.minLength(32, 'JWT_SECRET must have 32 characters or more.')),
  ADMIN_EMAIL: emailAddress('ADMIN_EMAIL must be an email address.'),
  ADMIN_PASSWORD: v.pipe(
    required('ADMIN_PASSWORD'),
    v.minLength(6, 'ADMIN_PASSWORD must have 6 characters or more.'),
  ),
  ADMIN_IDLE_MINUTES: v.pipe(
    v.optional(v.string(), '30'),
    v.check(
      (text) => /^\d+$/.test(text) && +text >= 5 && +text <= 120,
      'ADMIN_IDLE_MINUTES must be a number from 5 to 120.',
    ),
    v.transform(Number),
  ),
  DEMO_DATA: oneOf('DEMO_DATA', ['0', '1'], '0'),
  STRIPE_SECRET_KEY: required('STRIPE_SECRET_KEY'),
  STRIPE_PUBLISHABLE_KEY: required('STRIPE_PUBLISHABLE_KEY'),
  STRIPE_WEBHOOK_SECRET: required('STRIPE_WEBHOOK_SECRET'),
  STRIPE_API_BASE: v.optional(v.pipe(v.string(), origin('STRIPE_API_BASE', 'http://127.0.0.1:12111'))),
  // The stand-in for Stripe has a browser script of its own.
  STRIPE_SCRIPT_URL: v.optional(v.string()),
  OPENAI_API_KEY: v.optional(v.string()),
  OPENAI_MODEL: v.optional(v.string(), 'gpt-5-mini'),
  OPENAI_BASE_URL: v.optional(v.pipe(v.string(), url('OPENAI_BASE_URL', web, 'http://127.0.0.1:11434/v1'))),
  SMTP_URL: v.pipe(
    required('SMTP_URL'),
    url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
  ),
  MAIL_FROM: v.pipe(
    required('MAIL_FROM'),
    v.check(
      (text) => v.is(emailAddress(), /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text),
      'MAIL_FROM must be an email address, alone or as Practice <hello@example.com>.',
    ),
  ),
  PRACTICE_INBOX: emailAddress('PRACTICE_INBOX must be an email address.'),
  RATE_LIMITS: oneOf('RATE_LIMITS', ['on', 'relaxed', 'off'], 'on'),
  REDIS_URL: v.optional(v.pipe(v.string(), url('REDIS_URL', ['redis:', 'rediss:'], 'redis://host:6379'))),
  FILES_SENT_BY: oneOf('FILES_SENT_BY', ['api', 'nginx'], 'api'),
  S3_ENDPOINT: v.optional(v.pipe(v.string(), url('S3_ENDPOINT', web, 'https://store.example.com'))),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  PAGE_CACHE_URL: v.optional(v.pipe(v.string(), origin('PAGE_CACHE_URL', 'http://web:8081'))),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
});

export type Config = ReturnType<typeof readConfig>;

export const CONFIG = Symbol('config');

/**
 * Validates every variable and makes a frozen object of them. No other file reads the environment.
 * @throws Error that names each variable that is missing or wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, filled, { abortPipeEarly: true });
  const errors = [
    ...(result.issues ?? []).map((issue) => issue.message),
    ...bucketErrors(filled),
    ...(env.NODE_ENV === 'production' ? productionErrors(env) : []),
  ];
  if (!result.success || errors.length > 0) {
    throw new Error(
      `The configuration is not complete:\n${errors.map((error) => `  - ${error}`).join('\n')}`,
    );
  }
  const values = result.output;
  const bucket = bucketOf(values);
  return Object.freeze({
    isProduction: values.NODE_ENV === 'production',
    host: values.API_HOST,
    port: values.API_PORT,
    /** Undefined if nobody asks for metrics. */
    metricsPort: values.METRICS_PORT,
    publicOrigin: new URL(values.PUBLIC_ORIGIN).origin,
    isHttps: new URL(values.PUBLIC_ORIGIN).protocol === 'https:',
    databaseUrl: values.DATABASE_URL,
    jwtSecret: values.JWT_SECRET,
    firstAdmin: Object.freeze({ email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }),
    adminIdleMinutes: values.ADMIN_IDLE_MINUTES,
    demoData: values.DEMO_DATA === '1',
    stripe: Object.freeze({
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      /** Undefined for Stripe's own. */
      apiBase: values.STRIPE_API_BASE,
      demoScript: values.NODE_ENV === 'production' ? null : (values.STRIPE_SCRIPT_URL ?? null),
    }),
    /** Undefined if the built-in rules read the answers, and nothing leaves the server. */
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
      /** The folder that stores files, or with a bucket only receives them. */
      folder: join(values.DATA_DIR, 'uploads'),
      bucket,
      /** nginx can send files from its own disk only. */
      areSentByNginx: values.FILES_SENT_BY === 'nginx' && !bucket,
    }),
    pageCacheUrl: values.PAGE_CACHE_URL,
    logLevel: values.LOG_LEVEL,
  });
}

// If any of them or the endpoint is set, all three are required.
const bucketNames = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function bucketErrors(env: Readonly<Record<string, unknown>>): string[] {
  const isWanted = env.S3_ENDPOINT !== undefined || bucketNames.some((name) => env[name] !== undefined);
  if (!isWanted) return [];
  return bucketNames.filter((name) => env[name] === undefined).map((name) => `${name} is not set.`);
}

function bucketOf(values: v.InferOutput<typeof environment>) {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!name || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = values;
  return Object.freeze({ name, region, accessKeyId, secretAccessKey, endpoint });
}

function productionErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  const { JWT_SECRET: secret = '', ADMIN_PASSWORD: password = '', PUBLIC_ORIGIN: origin = '' } = env;
  const isShort = password !== '' && password.length < limits.adminPasswordMin;
  const isEmail = password.toLowerCase() === env.ADMIN_EMAIL?.toLowerCase();
  const errors = {
    'JWT_SECRET is easy to guess: it repeats a few characters. Make one with: openssl rand -base64 48':
      secret.length >= 32 && new Set(secret).size < secretVariety,
    [`ADMIN_PASSWORD must have ${limits.adminPasswordMin} characters or more in production.`]: isShort,
    'ADMIN_PASSWORD is easy to guess. Please choose another one, such as four words nobody connects.':
      !isShort && (isEasyToGuess(password) || isEmail),
    'PUBLIC_ORIGIN must begin with https:// in production.':
      URL.canParse(origin) && new URL(origin).protocol !== 'https:' && !isThisMachine(origin),
    'DEMO_DATA cannot be 1 in production.': env.DEMO_DATA === '1',
  };
  return [...stripeErrors(env), ...Object.entries(errors).flatMap(([error, is]) => (is ? [error] : []))];
}

// 32 random hexadecimal digits have 14 different ones on average. A word that is repeated has fewer than ten.
const secretVariety = 10;

/** A common password, or one that is repeated. */
function isEasyToGuess(password: string): boolean {
  return isCommonPassword(/^(.+?)\1*$/.exec(password)?.[1] ?? password);
}

const stripeKeys = [
  ['STRIPE_SECRET_KEY', 'sk_live_', /^[rs]k_(live|test)_./],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_live_', /^pk_(live|test)_./],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_', /^whsec_./],
] as const;

function stripeErrors(env: Readonly<Record<string, string | undefined>>): string[] {
  const errors = stripeKeys
    .filter(([name, , pattern]) => env[name] && !pattern.test(env[name]))
    .map(([name, beginning]) => `${name} is another kind of key. It must begin with ${beginning}.`);
  const [secret, publishable] = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map(
    (key) => /^[a-z]+_(live|test)_/.exec(key ?? '')?.[1],
  );
  if (secret && publishable && secret !== publishable) {
    errors.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of one mode: one of them is a test key, the other a live one.',
    );
  }
  return errors;
}

function isThisMachine(origin: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !text.endsWith('/')
  );
}
