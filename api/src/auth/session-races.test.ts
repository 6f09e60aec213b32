import { beforeAll, describe, expect, test } from '@jest/globals';
import { anAppointment } from '../../test/appointment.ts';
import { openBrowser, outcomeOf } from '../../test/browser.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';

const api = testApi();

const sessionsOf = (id: number) => api.sql('SELECT 1 FROM sessions WHERE user_id = $1', [id]);

async function resetToken(email: string): Promise<string> {
  await api.visitor.auth.forgotPassword({ body: { email } });
  return api.mail.tokenIn('Reset your password', email);
}

/** Makes a change while 50 log in at a time, again and again until it is made. What came of their logins. */
async function amongLogins(person: ReturnType<typeof aPerson>, change: () => Promise<unknown>) {
  const outcomes = new Set<string>();
  let isMade = false;
  const keepLoggingIn = async () => {
    while (!isMade) outcomes.add(await outcomeOf(openBrowser(api.origin).auth.login({ body: person })));
  };
  const logins = Array.from({ length: 50 }, keepLoggingIn);
  await change().finally(() => {
    isMade = true;
  });
  await Promise.all(logins);
  return outcomes;
}

describe('no session survives a password change, with 50 concurrent logins', () => {
  const eachEnded = new Set(['ok', '401: Invalid credentials']);

  test('by a reset', async () => {
    const { person, id } = await api.aClient();
    const token = await resetToken(person.email);
    const outcomes = await amongLogins(person, () =>
      api.visitor.auth.resetPassword({ body: { token, password: 'a new password' } }),
    );
    expect(await sessionsOf(id)).toHaveLength(0);
    expect(outcomes).toEqual(eachEnded);
  }, 120_000);

  test('in the account, except its own session', async () => {
    const { id, person, account, auth } = await api.aClient();
    const body = { currentPassword: person.password, password: 'a new password' };
    const outcomes = await amongLogins(person, () => account.changePassword({ body }));
    expect(await sessionsOf(id)).toHaveLength(1);
    expect(await auth.user()).toMatchObject({ id });
    expect(outcomes).toEqual(eachEnded);
  }, 120_000);
});

test('of a concurrent reset and change one succeeds, and only its password works', async () => {
  const client = await api.aClient();
  const token = await resetToken(client.person.email);
  const [reset, change] = await Promise.all([
    outcomeOf(api.visitor.auth.resetPassword({ body: { token, password: 'by the email' } })),
    outcomeOf(
      client.account.changePassword({
        body: { currentPassword: client.person.password, password: 'by hand' },
      }),
    ),
  ]);
  expect([reset, change].filter((result) => result === 'ok')).toHaveLength(1);
  const tries = ['by the email', 'by hand', client.person.password].map((password) =>
    outcomeOf(openBrowser(api.origin).auth.login({ body: { ...client.person, password } })),
  );
  const opened = reset === 'ok' ? 0 : 1;
  expect((await Promise.all(tries)).map((result) => result === 'ok')).toEqual(
    [0, 1, 2].map((at) => at === opened),
  );
  expect(await sessionsOf(client.id)).toHaveLength(1 + opened);
});

describe('a session that starts while', () => {
  // Whoever inserts a session waits until the test lets them go on.
  beforeAll(async () => {
    await api.sql(`
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS $$
      BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END $$`);
    await api.sql('CREATE TRIGGER hold BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION hold()');
  });

  async function whileHeld(begin: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
    await whileLocked(api, 'SELECT pg_advisory_xact_lock(1)', [], () => [
      begin(),
      waitsForLock(api).then(meanwhile),
    ]);
  }

  test('the practice takes back an account that a stranger opened is ended', async () => {
    const person = aPerson();
    const stranger = openBrowser(api.origin);
    const { id } = await api.visitor.consultationRequests.create({
      body: { ...aRequest(), email: person.email },
    });
    const visit = anAppointment();
    await whileHeld(
      () => stranger.auth.register({ body: person }),
      () =>
        api.admin.consultationRequests.setUpClient({
          params: { id },
          body: { ...person, ...visit, phone: null },
        }),
    );
    expect(await stranger.auth.user()).toBeNull();
  });

  test('its owner becomes an admin is ended', async () => {
    const { person, id } = await api.aClient({ isConfirmed: true });
    const browser = openBrowser(api.origin);
    await whileHeld(
      () => browser.auth.login({ body: person }),
      () => api.admin.clients.update({ params: { id }, body: { isAdmin: true } }),
    );
    expect(await browser.auth.user()).toBeNull();
    expect(await sessionsOf(id)).toHaveLength(0);
  });
});
