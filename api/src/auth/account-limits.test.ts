import { expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { postFromAnywhere as fromAnywhere, openBrowser, postFrom, statuses } from '../../test/browser.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

const api = testApi({ RATE_LIMITS: 'on' });

test('wrong passwords count together with those of the login form', async () => {
  const client = await api.aClient();
  const home = (path: string, body: object) => postFrom('10.2.2.2', client, path, body);
  const guess = { currentPassword: 'not this one', password: 'a new one' };
  const tries = await statuses(11, () => home('/api/account/password', guess));
  expect(tries).toEqual([...Array(10).fill(400), 429]);
  expect((await home('/api/login', client.person)).status).toBe(429);
  const body = { currentPassword: client.person.password, email: aPerson().email };
  const other = await home('/api/account/email', body);
  expect(other.status).toBe(429);
  expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an account can request five new email addresses an hour', async () => {
  const client = await api.aClient();
  const { password: currentPassword } = client.person;
  const ask = () => fromAnywhere(client, '/api/account/email', { email: aPerson().email, currentPassword });
  expect(await statuses(6, ask)).toEqual([...Array(5).fill(200), 429]);
});

test('one address gets five links an hour from all callers, and the sixth call is told how long to wait', async () => {
  const email = aPerson().email;
  const people = [await api.aClient(), await api.aClient()] as const;
  const ask = (index: number) => {
    const each = people[index % 2 === 0 ? 0 : 1];
    return fromAnywhere(each, '/api/account/email', { email, currentPassword: each.person.password });
  };
  expect(await statuses(6, ask)).toEqual([...Array(5).fill(200), 429]);
  const queued = `SELECT 1 FROM pgboss.job WHERE name = 'confirm-email' AND data->>'newEmail' = $1`;
  expect(await api.sql(queued, [email])).toHaveLength(5);
});

test('codes of the second step are limited in a session, and strangers can’t use up the owner’s at login', async () => {
  const { secret } = await api.admin.secondFactor.setUpApp();
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const early = app.generate({ timestamp: Date.now() - 30_000 });
  const { recoveryCodes } = await api.admin.secondFactor.confirmApp({ body: { code: early } });
  const finish = async (address: string, code: string) => {
    const browser = openBrowser(api.origin);
    await postFrom(address, browser, '/api/login', adminAccount);
    return (await postFrom(address, browser, '/api/login/second-step', { code })).status;
  };
  expect(await finish('10.3.3.3', app.generate())).toBe(200);
  const strangers: number[] = [];
  for (let count = 0; count < 20; count += 1) strangers.push(await finish(`10.4.4.${count}`, '000000'));
  // The owner's own was the first of twenty.
  expect(strangers).toEqual([...Array(19).fill(400), 429]);
  // The owner's own network isn't limited by theirs, and a recovery code works from anywhere.
  expect(await finish('10.3.3.3', app.generate({ timestamp: Date.now() + 30_000 }))).toBe(200);
  expect(await finish('10.5.5.5', recoveryCodes[0] ?? '')).toBe(200);
  expect(await api.mail.about('Wrong codes at your login', adminAccount.email)).toHaveLength(1);

  const confirm = () => fromAnywhere(api.admin, '/api/admin/second-factor/confirm', { code: '000000' });
  // Setting up the app was the first.
  expect(await statuses(20, confirm)).toEqual([...Array(19).fill(400), 429]);
});

test('the practice sends five invitations of an account an hour, and one too many changes nothing', async () => {
  const contact = (email: string | null = aPerson().email) => ({
    firstName: 'Nora',
    lastName: 'Quill',
    email,
  });
  const { id } = await api.admin.clients.create({ body: contact() });
  const correct = (body = contact()) => api.admin.clients.correct({ params: { id }, body });
  for (let count = 0; count < 4; count += 1) await correct();
  await api.admin.clients.invite({ params: { id } });
  const before = await api.admin.clients.one({ params: { id } });
  await expect(correct({ ...contact(), firstName: 'Nina' })).rejects.toMatchObject({ status: 429 });
  expect(await api.admin.clients.one({ params: { id } })).toEqual(before);
  expect(await correct({ ...contact(before.email), firstName: 'Nina' })).toMatchObject({
    name: 'Nina Quill',
  });
});
