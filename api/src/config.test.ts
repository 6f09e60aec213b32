import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const complete = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://practice.example',
  DATA_DIR: '/data',
  DATABASE_URL: 'postgres://localhost/practice',
  JWT_SECRET: 'x'.repeat(32),
  ADMIN_EMAIL: 'owner@practice.example',
  ADMIN_PASSWORD: 'a long enough password',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.practice.example',
  MAIL_FROM: 'hello@practice.example',
  PRACTICE_INBOX: 'inbox@practice.example',
};

describe('the configuration', () => {
  test('names everything that is missing at once', () => {
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
    [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, /PUBLIC_ORIGIN must be an origin/],
    [{ SMTP_URL: 'mail.example' }, /SMTP_URL must begin with/],
    [{ RATE_LIMITS: 'none' }, /RATE_LIMITS must be on or relaxed or off/],
    [{ S3_ENDPOINT: 'store.example', S3_BUCKET: 'b' }, /S3_ENDPOINT must begin with https/],
    [{ S3_BUCKET: 'practice' }, /S3_ACCESS_KEY_ID is not set[\s\S]*S3_SECRET_ACCESS_KEY is not set/],
    [{ S3_ENDPOINT: 'https://store.example' }, /S3_BUCKET is not set/],
  ])('refuses %j in production', (wrong, message) => {
    expect(() => readConfig({ ...complete, ...wrong })).toThrow(message);
  });

  test('knows only full limits in production, and cannot be changed', () => {
    const config = readConfig({ ...complete, RATE_LIMITS: 'off' });
    expect(config.rateLimits).toBe('on');
    expect(Object.isFrozen(config)).toBe(true);
    expect(config.isHttps).toBe(true);
    expect(readConfig({ ...complete, PUBLIC_ORIGIN: 'HTTPS://Practice.example' })).toMatchObject({
      isHttps: true,
      publicOrigin: 'https://practice.example',
    });
  });

  test('keeps uploads in its folder, or in a bucket when there is one', () => {
    expect(readConfig(complete).uploads).toEqual({
      folder: '/data/uploads',
      bucket: undefined,
      areSentByNginx: false,
    });
    expect(readConfig({ ...complete, FILES_SENT_BY: 'nginx' }).uploads.areSentByNginx).toBe(true);
    const bucket = { S3_BUCKET: 'practice', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...complete, ...bucket, FILES_SENT_BY: 'nginx' }).uploads).toMatchObject({
      bucket: { name: 'practice', region: 'us-east-1', endpoint: undefined },
      areSentByNginx: false,
    });
  });
});
