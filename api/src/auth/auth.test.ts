import { describe, expect, test } from '@jest/globals';
import { guessableMessages } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { json, openBrowser, outcomeOf } from '../../test/browser.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();

/** What a call with a copy of someone’s cookie is answered. */
const statusWith = async (session = '') =>
  (await api.visitor.send('/api/user', { headers: { cookie: `session=${session}` } })).status;

describe('registering', () => {
  test('opens a client account and logs it in', async () => {
    const browser = openBrowser(api.origin);
    const person = aPerson();
    const unasked = { isAdmin: true, isClient: true, id: 1 };
    const body = { ...person, ...unasked, email: ` ${person.email.toUpperCase()}` };
    const response = await browser.send('/api/register', json('POST', body));
    expect(response.status).toBe(201);
    const user = await response.json();
    expect(user).toEqual({
      id: expect.any(Number),
      username: person.email.split('@')[0],
      firstName: 'Robin',
      lastName: 'Marsh',
      email: person.email,
      isAdmin: false,
      role: null,
      isClient: false,
      emailConfirmed: false,
    });
    expect(await browser.auth.user()).toEqual(user);
  });

  test('makes one account of 50 concurrent calls with one address, ignoring case', async () => {
    const person = aPerson();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const email = index % 2 ? person.email : person.email.toUpperCase();
        return outcomeOf(openBrowser(api.origin).auth.register({ body: { ...person, email } }));
      }),
    );
    expect(results.filter((result) => result === 'ok')).toHaveLength(1);
    expect(new Set(results)).toEqual(new Set(['ok', `409: ${messages.auth.emailTaken}`]));
    const rows = await api.sql('SELECT 1 FROM users WHERE email = $1', [person.email]);
    expect(rows).toHaveLength(1);
  });

  test('names each invalid field', async () => {
    const response = await api.visitor.send('/api/register', json('POST', { email: 'x', password: 'short' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: 400,
      message: 'Please check these fields: firstName, lastName, email, password.',
      errors: [
        { path: 'firstName', message: 'First name must be at least 2 characters' },
        { path: 'lastName', message: 'Last name must be at least 2 characters' },
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'password', message: 'Password must be at least 6 characters' },
      ],
    });
  });
});

describe('logging in', () => {
  test('gives the same answer for a wrong password and an unknown address', async () => {
    const login = (over: object) =>
      api.visitor.send('/api/login', json('POST', { ...adminAccount, ...over }));
    const known = await login({ password: 'not this one' });
    const unknown = await login({ email: 'nobody@example.com' });
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(await known.json()).toEqual(await unknown.json());
  });

  test('takes about as long for an unknown address as for a wrong password', async () => {
    const timeOf = async (email: string) => {
      const start = process.cpuUsage();
      await outcomeOf(api.visitor.auth.login({ body: { email, password: 'not this one' } }));
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // Without the hash it would be a fiftieth. The processor’s time, in turns, and the least of each; a busy machine still doubles some.
    let [unknown, known] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let count = 0; count < 15; count += 1) {
      unknown = Math.min(unknown, await timeOf('nobody@example.com'));
      known = Math.min(known, await timeOf(adminAccount.email));
    }
    const ratio = unknown / known;
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });

  test('starts a new session each time, and ends the previous one', async () => {
    const browser = openBrowser(api.origin);
    await browser.auth.login({ body: adminAccount });
    const before = browser.cookies.get('session');
    await browser.auth.login({ body: adminAccount });
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(await statusWith(before)).toBe(401);
  });

  test('starts a session that ends on logout, also for a stolen cookie', async () => {
    const browser = await api.aClient();
    const stolen = browser.cookies.get('session');
    await browser.auth.logout();
    // The hint lets open pages tell a logout from a session that has expired.
    expect([...browser.cookies]).toEqual([['signed-in', 'out']]);
    expect(await statusWith(stolen)).toBe(401);
  });

  test('starts a session that ends after its idle and its absolute time, which are shorter for an admin', async () => {
    for (const [isAdmin, minutes] of [
      // ADMIN_IDLE_MINUTES, and ten more.
      [true, 41],
      [false, 24 * 60 + 1],
    ] as const) {
      const browser = isAdmin ? openBrowser(api.origin) : await api.aClient();
      if (isAdmin) await browser.auth.login({ body: adminAccount });
      const me = await browser.auth.user();
      expect(me?.idleMinutes).toBe(isAdmin ? 30 : undefined);
      const set = (change: string) => api.sql(`UPDATE sessions SET ${change} WHERE user_id = $1`, [me?.id]);
      const seenAgo = (ago: number) => set(`last_seen_at = now() - make_interval(mins => ${ago})`);
      await seenAgo(minutes - 2);
      expect(await browser.auth.user()).not.toBeNull();
      await seenAgo(minutes);
      expect(await browser.auth.user()).toBeNull();
      await set('last_seen_at = now(), expires_at = now()');
      expect(await browser.auth.user()).toBeNull();
    }
    await api.admin.auth.login({ body: adminAccount });
  });

  test.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.', '%00', '"'])(
    'does not accept the cookie %j',
    async (cookie) => expect(await statusWith(cookie)).toBe(401),
  );
});

describe('a reset link', () => {
  const tokenFor = (email: string, count?: number) => api.mail.tokenIn('Reset your password', email, count);
  const reset = (token: string, password: string) =>
    outcomeOf(api.visitor.auth.resetPassword({ body: { token, password } }));

  test('replaces the password, and ends sessions and token', async () => {
    const client = await api.aClient();
    await api.visitor.auth.forgotPassword({ body: { email: client.person.email } });
    const token = await tokenFor(client.person.email);
    const [row] = await api.sql<{ reset_token: string }>('SELECT reset_token FROM users WHERE email = $1', [
      client.person.email,
    ]);
    expect(row?.reset_token).not.toContain(token);

    expect(await reset(token, 'short')).toMatch(/^400/);
    expect(await reset(token, 'a new password')).toBe('ok');

    expect(await client.auth.user()).toBeNull();
    expect(await outcomeOf(api.visitor.auth.login({ body: client.person }))).toBe('401: Invalid credentials');
    await openBrowser(api.origin).auth.login({ body: { ...client.person, password: 'a new password' } });
    const used = '400: This link has expired or was already used. Get a new one.';
    expect(await reset(token, 'another one')).toBe(used);
    expect(await api.mail.about('Your password was changed', client.person.email)).toHaveLength(1);
  });

  test('expires with the next link, and after an hour', async () => {
    const { person } = await api.aClient();
    await api.visitor.auth.forgotPassword({ body: { email: person.email } });
    const first = await tokenFor(person.email);
    await api.visitor.auth.forgotPassword({ body: { email: person.email } });
    const second = await tokenFor(person.email, 2);
    expect(await reset(first, 'new one')).toMatch(/^400/);
    await api.sql(`UPDATE users SET reset_token_expiry = now() WHERE email = $1`, [person.email]);
    expect(await reset(second, 'new one')).toMatch(/^400/);
  });

  test('works once, also for concurrent calls', async () => {
    const { person } = await api.aClient();
    await api.visitor.auth.forgotPassword({ body: { email: person.email } });
    const token = await tokenFor(person.email);
    const tries = Array.from({ length: 20 }, (_, index) => reset(token, `password ${index}`));
    const results = await Promise.all(tries);
    expect(results.filter((result) => result === 'ok')).toHaveLength(1);
  });

  test('drops an email change that is requested meanwhile, and the email says so', async () => {
    const { person, id } = await api.aClient();
    await api.visitor.auth.forgotPassword({ body: { email: person.email } });
    const token = await tokenFor(person.email);
    const change = 'UPDATE users SET new_email = $2 WHERE id = $1';
    const [done] = await whileLocked(api, change, [id, aPerson().email], () => [
      api.visitor.auth.resetPassword({ body: { token, password: 'a new password' } }),
    ]);
    expect(done.message).toContain(messages.account.emailChangeDropped);
  });
});

describe('a guessable password', () => {
  /** What each way of choosing one answers to passwords that anyone may try. */
  async function expectRefused(choose: (password: string) => Promise<unknown>, email: string) {
    for (const [password, why] of [
      ['Password1', 'common'],
      ['123456', 'common'],
      ['Oakline 2026', 'practice'],
      ['      ', 'blank'],
      [email.toUpperCase(), 'ownEmail'],
    ] as const) {
      const errors = [{ path: 'password', message: guessableMessages[why] }];
      await expect(choose(password)).rejects.toMatchObject({ status: 400, errors });
    }
    await choose('six 6!');
  }

  test('is refused when registering', () => {
    const person = aPerson();
    const browser = openBrowser(api.origin);
    return expectRefused(
      (password) => browser.auth.register({ body: { ...person, password } }),
      person.email,
    );
  });

  test('is refused by an emailed link, which remains valid', async () => {
    const { person } = await api.aClient();
    await api.visitor.auth.forgotPassword({ body: { email: person.email } });
    const token = await api.mail.tokenIn('Reset your password', person.email);
    const choose = (password: string) => api.visitor.auth.resetPassword({ body: { token, password } });
    await expectRefused(choose, person.email);
  });

  test('is refused when it is changed', async () => {
    const { person, account } = await api.aClient();
    const { email, password: currentPassword } = person;
    await expectRefused((password) => account.changePassword({ body: { currentPassword, password } }), email);
  });
});
