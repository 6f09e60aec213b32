import { describe, expect, test } from '@jest/globals';
import configs from '../test/configs.json' with { type: 'json' };
import { readConfig } from './config.ts';

const { complete, accepted } = configs;

describe('the configuration', () => {
  test('names all missing variables at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /PUBLIC_ORIGIN is not set[\s\S]*DATABASE_URL is not set[\s\S]*JWT_SECRET is not set[\s\S]*ADMIN_EMAIL[\s\S]*SMTP_URL is not set/,
    );
  });

  test.each([
    [{ JWT_SECRET: 'short' }, /JWT_SECRET must have 32 characters/],
    [{ ADMIN_PASSWORD: 'admin-demo' }, /ADMIN_PASSWORD must have 15 characters/],
    [{ DEMO_DATA: '1' }, /DEMO_DATA cannot be 1 in production/],
    [{ PUBLIC_ORIGIN: 'https://practice.example/path' }, /PUBLIC_ORIGIN must be an origin/],
    [{ PUBLIC_ORIGIN: 'http://practice.example' }, /PUBLIC_ORIGIN must begin with https/],
    [{ JWT_SECRET: 'a'.repeat(64) }, /JWT_SECRET is easy to guess.*openssl rand/],
    [{ ADMIN_PASSWORD: 'passwordpassword' }, /ADMIN_PASSWORD is easy to guess/],
    [{ ADMIN_PASSWORD: 'Owner@practice.example' }, /ADMIN_PASSWORD is easy to guess/],
    [{ NODE_ENV: 'production ', RATE_LIMITS: 'on' }, /NODE_ENV must be production or/],
    [{ ADMIN_IDLE_MINUTES: '4' }, /ADMIN_IDLE_MINUTES must be a number from 5 to 120/],
    [{ API_PORT: '99999' }, /API_PORT must be a port/],
    [{ DATABASE_URL: 'mysql://localhost/practice' }, /DATABASE_URL must be an address such as postgres:/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /STRIPE_SECRET_KEY is another kind of key.*sk_live_/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.*one mode/],
    [{ STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, /STRIPE_WEBHOOK_SECRET is another kind of key.*whsec_/],
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL must be an address/],
    [{ MAIL_FROM: 'Practice <hello>' }, /MAIL_FROM must be an email address/],
    [{ PRACTICE_INBOX: 'the inbox' }, /PRACTICE_INBOX must be an email address/],
    [
      { SMTP_URL: 'smtp://user:word@mail.example.com:587' },
      /SMTP_URL would send data outside unencrypted.*smtps:/,
    ],
    [{ SMTP_URL: 'smtp://mail.example.com?requireTLS=false' }, /SMTP_URL would send data outside/],
    [{ SMTP_URL: 'smtp://[2606:2800::1]' }, /SMTP_URL would send data outside/],
    [{ OPENAI_BASE_URL: 'http://model.example.com/v1' }, /OPENAI_BASE_URL would send data outside.*https:/],
    [{ REDIS_URL: 'redis://:word@redis.example.com' }, /REDIS_URL would send data outside.*rediss:/],
    [{ S3_ENDPOINT: 'http://store.example.com' }, /S3_ENDPOINT would send data outside.*https:/],
    [{ DATABASE_URL: 'postgres://a:b@db.example.com/c' }, /DATABASE_URL would send data outside.*sslmode/],
    [{ DATABASE_URL: 'postgres://a:b@localhost/c?host=db.example.com' }, /DATABASE_URL would send/],
    [{ DATABASE_OWNER_URL: 'postgres://a:b@db.example.com/c' }, /DATABASE_OWNER_URL would send data outside/],
    [{ RATE_LIMITS: 'none' }, /RATE_LIMITS must be on or relaxed or off/],
    [{ S3_BUCKET: 'practice' }, /S3_ACCESS_KEY_ID is not set[\s\S]*S3_SECRET_ACCESS_KEY is not set/],
  ])('rejects %j in production', (wrong, message) => {
    expect(() => readConfig({ ...complete, ...wrong })).toThrow(message);
  });

  test.each(accepted)('accepts %j in production', (right) => {
    expect(readConfig({ ...complete, ...right }).isProduction).toBe(true);
  });

  test('allows only full limits in production, and is read-only', () => {
    const config = readConfig({ ...complete, RATE_LIMITS: 'off' });
    expect(config.rateLimits).toBe('on');
    expect(Object.isFrozen(config)).toBe(true);
    expect(config.isHttps).toBe(true);
    expect(readConfig({ ...complete, PUBLIC_ORIGIN: 'HTTPS://Practice.example' })).toMatchObject({
      isHttps: true,
      publicOrigin: 'https://practice.example',
    });
  });
});
