import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { wrongPasswordMessage } from '@practice/contract/auth';
import { secondFactorMessages } from '@practice/contract/second-factor';
import { buildAll } from '@practice/sandbox/build/build-all';
import { Secret, TOTP } from 'otpauth';
import { type Browser, openBrowser, outcomeOf } from '../../test/browser.ts';
import { aDevice } from '../../test/software-passkey.ts';
import { adminAccount, testApi } from '../../test/start-api.ts';

const origin = 'http://practice.example';
const export_ = '/api/admin/clients/export.csv';
const api = testApi();

let clock: number;
beforeEach(() => {
  clock = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes', 'pending_logins']) {
    await api.sql(`DELETE FROM ${table}`);
  }
});

const halfMinuteLater = () => {
  clock += 30_000;
};

async function anAdmin() {
  const admin = openBrowser(api.origin);
  await admin.auth.login({ body: adminAccount });
  await admin.secondFactor.confirmPassword({ body: { currentPassword: adminAccount.password } });
  return admin;
}

async function anAdminWithApp() {
  const admin = await anAdmin();
  const { secret } = await admin.secondFactor.setUpApp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const { recoveryCodes } = await admin.secondFactor.confirmApp({ body: { code: app.generate() } });
  halfMinuteLater();
  return { admin, app, recoveryCodes };
}

async function passwordGiven(): Promise<Browser> {
  const browser = openBrowser(api.origin);
  expect(await browser.auth.login({ body: adminAccount })).toHaveProperty('secondStep');
  return browser;
}

const finish = (browser: Browser, code: string) =>
  outcomeOf(browser.secondFactor.finishLogin({ body: { code } }));
const login = () => openBrowser(api.origin).auth.login({ body: adminAccount });

const wrong = `400: ${secondFactorMessages.wrongCode}`;
const ended = `401: ${secondFactorMessages.loginEnded}`;

const confirmationIsOld = () => api.sql(`UPDATE sessions SET confirmed_at = now() - interval '11 minutes'`);

describe('an authenticator app', () => {
  test('is required at login, before which there is no session', async () => {
    const { app } = await anAdminWithApp();
    const browser = openBrowser(api.origin);
    expect(await browser.auth.login({ body: adminAccount })).toEqual({
      secondStep: { app: true, passkey: false },
    });
    expect([...browser.cookies.keys()]).toEqual(['login']);
    expect(await browser.auth.user()).toBeNull();
    const user = await browser.secondFactor.finishLogin({ body: { code: app.generate() } });
    expect(user).toMatchObject({ email: adminAccount.email, isAdmin: true });
    expect(await browser.auth.user()).toMatchObject({ ...user });
    expect(browser.cookies.has('login')).toBe(false);
  });

  test('is in the audit log, which records a login only after a correct code', async () => {
    const { admin, app } = await anAdminWithApp();
    const [before] = await api.sql<{ id: number }>('SELECT max(id) AS id FROM audit_log');
    const browser = await passwordGiven();
    expect(await finish(browser, '000000')).toBe(wrong);
    await browser.secondFactor.finishLogin({ body: { code: app.generate() } });
    expect(await outcomeOf(admin.secondFactor.confirm({ body: { code: '000000' } }))).toBe(wrong);
    await admin.secondFactor.renewCodes();
    const written = 'SELECT act, succeeded, detail FROM audit_log WHERE id > $1 ORDER BY id';
    expect(await api.sql(written, [before?.id])).toEqual([
      { act: 'login', succeeded: false, detail: 'second-step' },
      { act: 'login', succeeded: true, detail: 'second-step' },
      { act: 'confirm', succeeded: false, detail: '' },
      { act: 'secondFactor', succeeded: true, detail: 'recovery-codes' },
    ]);
  });

  test('accepts each code once, also in concurrent logins', async () => {
    const { app } = await anAdminWithApp();
    const code = app.generate();
    const browsers = [await passwordGiven(), await passwordGiven()];
    const outcomes = await Promise.all(browsers.map((browser) => finish(browser, code)));
    expect(outcomes.sort()).toEqual([wrong, 'ok']);
    // Of the codes that a slow clock still accepts, none from before the last one that was used.
    const before = app.generate({ timestamp: Date.now() - 30_000 });
    expect(await finish(await passwordGiven(), before)).toBe(wrong);
  });

  test('has no readable secret in the database, and is inactive until its first code', async () => {
    const admin = await anAdmin();
    const { secret, qr } = await admin.secondFactor.setUpApp();
    expect(qr).toContain('<svg');
    const [row] = await api.sql<{ new_secret: string }>('SELECT * FROM authenticator_apps');
    expect(row?.new_secret).not.toContain(secret);
    expect(Buffer.from(row?.new_secret.slice(2) ?? '', 'base64url').toString('latin1')).not.toContain(secret);
    for (const code of ['000000', '𐀀𐀀𐀀'])
      expect(await outcomeOf(admin.secondFactor.confirmApp({ body: { code } }))).toBe(wrong);
    expect(await admin.secondFactor.state()).toMatchObject({
      app: false,
      passkeys: [],
      recoveryCodes: 0,
    });
    expect(await login()).toHaveProperty('email');
  });

  test('that replaces another one becomes active with its first code', async () => {
    const { admin, app } = await anAdminWithApp();
    const { secret } = await admin.secondFactor.setUpApp();
    const next = new TOTP({ secret: Secret.fromBase32(secret) });
    await (await passwordGiven()).secondFactor.finishLogin({ body: { code: app.generate() } });
    expect(await admin.secondFactor.confirmApp({ body: { code: next.generate() } })).toEqual({
      recoveryCodes: [],
    });
    halfMinuteLater();
    const browser = await passwordGiven();
    expect(await finish(browser, app.generate())).toBe(wrong);
    expect(await finish(browser, next.generate())).toBe('ok');
  });
});

describe('a pending login', () => {
  test('ends after five wrong codes, and then rejects a correct one', async () => {
    const { app } = await anAdminWithApp();
    const browser = await passwordGiven();
    const outcomes: string[] = [];
    for (const code of ['000000', '111111', 'AAAA-BBBB', '222222', '333333', app.generate()]) {
      outcomes.push(await finish(browser, code));
    }
    expect(outcomes).toEqual([...Array(5).fill(wrong), ended]);
  });

  test('expires, ends when the password changes, and is identified by its cookie alone', async () => {
    const { admin, app } = await anAdminWithApp();
    const [late, outdated] = [await passwordGiven(), await passwordGiven()];
    await api.sql(
      `UPDATE pending_logins SET expires_at = now() WHERE ctid = (SELECT ctid FROM pending_logins LIMIT 1)`,
    );
    expect(await finish(late, app.generate())).toBe(ended);
    const password = 'quite another password';
    await admin.account.changePassword({ body: { currentPassword: adminAccount.password, password } });
    expect(await finish(outdated, app.generate())).toBe(ended);
    await admin.account.changePassword({
      body: { currentPassword: password, password: adminAccount.password },
    });
    expect(await finish(api.visitor, app.generate())).toBe(ended);
  });
});

describe('recovery codes', () => {
  test('are ten, each works once, and their spelling is flexible', async () => {
    const { recoveryCodes } = await anAdminWithApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[0] ?? '';
    expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await api.sql('SELECT 1 FROM recovery_codes WHERE code_hash LIKE $1', [`%${code}%`])).toEqual([]);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const browser = await passwordGiven();
    await browser.secondFactor.finishLogin({ body: { code: typed } });
    expect(await browser.secondFactor.state()).toMatchObject({ recoveryCodes: 9 });
    expect(await finish(await passwordGiven(), code)).toBe(wrong);
  });

  test('are replaced when they are renewed', async () => {
    const { admin, recoveryCodes } = await anAdminWithApp();
    const renewed = (await admin.secondFactor.renewCodes()).recoveryCodes;
    expect(renewed).toHaveLength(10);
    const browser = await passwordGiven();
    expect(await finish(browser, recoveryCodes[1] ?? '')).toBe(wrong);
    expect(await finish(browser, renewed[1] ?? '')).toBe('ok');
  });
});

describe('an admin with a second factor', () => {
  test('must confirm it after ten minutes, and then repeats the call successfully', async () => {
    const { admin, app } = await anAdminWithApp();
    expect((await admin.send(export_)).status).toBe(200);
    await confirmationIsOld();
    const refused = await admin.send(export_);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      statusCode: 403,
      message: secondFactorMessages.needed,
      code: 'second-factor-needed',
    });
    expect(await outcomeOf(admin.secondFactor.confirm({ body: { code: '000000' } }))).toBe(wrong);
    expect((await admin.send(export_)).status).toBe(403);
    await admin.secondFactor.confirm({ body: { code: app.generate() } });
    expect((await admin.send(export_)).status).toBe(200);
    const byPassword = admin.secondFactor.confirmPassword({
      body: { currentPassword: adminAccount.password },
    });
    expect(await outcomeOf(byPassword)).toBe(`403: ${secondFactorMessages.needed}`);
  });

  test('has no other session after setting it up', async () => {
    const other = await anAdmin();
    const { admin } = await anAdminWithApp();
    expect(await other.auth.user()).toBeNull();
    expect(await admin.auth.user()).not.toBeNull();
    await api.admin.auth.login({ body: adminAccount }).catch(() => {});
  });

  test('regains access by the reset command, which ends their sessions', async () => {
    const { admin } = await anAdminWithApp();
    await buildAll({ script: 'build:api' });
    const run = (email: string) =>
      promisify(execFile)(process.execPath, ['api/dist/reset-second-factor.js', email], {
        env: { ...process.env, ...api.variables, NODE_OPTIONS: '' },
      });
    await expect(run('nobody@example.com')).rejects.toThrow('There is no account with this email address');
    expect((await run(adminAccount.email.toUpperCase())).stdout).toContain('two-step login was reset');
    expect(await admin.auth.user()).toBeNull();
    expect(await login()).toHaveProperty('email');
    await api.admin.auth.login({ body: adminAccount });
  });
});

describe('an admin without a second factor', () => {
  test('can’t delete an account with their session alone, but with the password', async () => {
    const admin = openBrowser(api.origin);
    await admin.auth.login({ body: adminAccount });
    const act = () => outcomeOf(admin.clients.remove({ params: { id: 999_999 } }));
    const refused = `403: ${secondFactorMessages.needed}`;
    expect(await act()).toBe(refused);
    const give = (currentPassword: string) =>
      outcomeOf(admin.secondFactor.confirmPassword({ body: { currentPassword } }));
    expect(await give('not this one')).toBe(`400: ${wrongPasswordMessage}`);
    expect(await act()).toBe(refused);
    expect(await give(adminAccount.password)).toBe('ok');
    expect(await act()).toMatch(/^404/);
    await confirmationIsOld();
    expect(await act()).toBe(refused);
  });
});

describe('a passkey', () => {
  async function anAdminWithPasskey() {
    const admin = await anAdmin();
    const device = aDevice(origin);
    const passkey = device.create(await admin.secondFactor.passkeyOptions());
    const { recoveryCodes } = await admin.secondFactor.addPasskey({
      body: { name: 'Anna’s phone', passkey },
    });
    return { admin, device, passkey, recoveryCodes };
  }

  test('logs in, confirms the second factor, and is listed with its last use', async () => {
    const { admin, device, recoveryCodes } = await anAdminWithPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const browser = openBrowser(api.origin);
    expect(await browser.auth.login({ body: adminAccount })).toEqual({
      secondStep: { app: false, passkey: true },
    });
    const passkey = device.use(await browser.secondFactor.loginChallenge());
    await browser.secondFactor.finishLogin({ body: { passkey } });
    await confirmationIsOld();
    await admin.secondFactor.confirm({
      body: { passkey: device.use(await admin.secondFactor.confirmChallenge()) },
    });
    expect((await admin.send(export_)).status).toBe(200);
    const { passkeys } = await admin.secondFactor.state();
    expect(passkeys).toEqual([
      {
        id: expect.any(Number),
        name: 'Anna’s phone',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  test('signs each challenge once, only for this site and only with its own device', async () => {
    const { admin, device, passkey: created } = await anAdminWithPasskey();
    const refusal = `400: ${secondFactorMessages.wrongPasskey}`;
    const confirm = (passkey: ReturnType<typeof device.use>) =>
      outcomeOf(admin.secondFactor.confirm({ body: { passkey } }));
    const challenge = () => admin.secondFactor.confirmChallenge();
    const answer = device.use(await challenge());
    expect(await confirm(answer)).toBe('ok');
    expect(await confirm(answer)).toBe(refusal);
    expect(await confirm(device.use({ challenge: 'bWFkZS11cA' }))).toBe(refusal);
    expect(await confirm({ ...aDevice(origin).use(await challenge()), id: answer.id })).toBe(refusal);
    expect(await confirm({ ...aDevice('http://evil.example').use(await challenge()), id: answer.id })).toBe(
      refusal,
    );
    const again = admin.secondFactor.addPasskey({ body: { name: 'Again', passkey: created } });
    expect(await outcomeOf(again)).toBe(refusal);
  });

  test('stops working when it is removed, and the last one leaves the password alone', async () => {
    const { admin, device } = await anAdminWithPasskey();
    const browser = await passwordGiven();
    const passkey = device.use(await browser.secondFactor.loginChallenge());
    const { passkeys } = await admin.secondFactor.state();
    await admin.secondFactor.removePasskey({ params: { id: passkeys[0]?.id ?? 0 } });
    expect(await outcomeOf(browser.secondFactor.finishLogin({ body: { passkey } }))).toBe(ended);
    expect(await admin.secondFactor.state()).toMatchObject({
      app: false,
      passkeys: [],
      recoveryCodes: 0,
    });
    expect(await login()).toHaveProperty('email');
    expect(await outcomeOf(admin.secondFactor.removePasskey({ params: { id: passkeys[0]?.id ?? 0 } }))).toBe(
      `404: ${secondFactorMessages.passkeyUnknown}`,
    );
  });
});

test('clients log in without a second factor, also a former admin who had one', async () => {
  const client = await api.aClient();
  const user = await client.auth.user();
  await api.sql(
    `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports) VALUES ($1, 'Key', 'x', '', 0, '{}')`,
    [user?.id],
  );
  const again = await openBrowser(api.origin).auth.login({
    body: { email: user?.email ?? '', password: 'robins password' },
  });
  expect(again).toEqual(user);
});
