import { afterEach, describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/eventually.ts';
import { aRequest, testApi } from '../../test/start-api.ts';

const api = testApi();
afterEach(async () => {
  api.mail.accept();
  await api.sql('DELETE FROM pgboss.job');
  await api.sql('DELETE FROM alerts');
});

const alerts = () => api.admin.alerts.list();

function alertSaying(words: string) {
  return eventually(
    async () => (await alerts()).find(({ message }) => message.includes(words)),
    `an alert saying ${words}`,
  );
}

interface Job {
  id: string;
  state: string;
  retry_count: number;
}

/** How an email's job ended: `failed` is not tried again, `retry` is. */
function jobOf(queue: string, address: string): Promise<Job> {
  return eventually(async () => {
    const [job] = await api.sql<Job>(
      `SELECT id, state, retry_count FROM pgboss.job
       WHERE name = $1 AND $2 IN (data->>'to', data->>'email') AND state NOT IN ('created', 'active')`,
      [queue, address],
    );
    return job;
  }, `a job of ${address} that was tried`);
}

/** What waits to be tried again is due, and another email has the queue look at once. */
async function tryAgain() {
  await api.sql(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
  await api.visitor.consultationRequests.create({ body: aRequest() });
}

test.each([
  ['RCPT', '550 5.1.1 No such user here', 'there’s no such address'],
  ['RCPT', '552 5.2.2 Mailbox full', 'their mail server said “552 5.2.2 Mailbox full”'],
  ['DATA', '554 5.7.1 This looks like spam', 'their mail server said “554 5.7.1 This looks like spam”'],
] as const)(
  'a permanent rejection of an email at %s with %s is not retried, and raises an alert',
  async (step, reply, reason) => {
    const request = aRequest();
    api.mail.refuse({ step, reply, to: request.email });
    await api.visitor.consultationRequests.create({ body: request });
    const { message } = await alertSaying(request.email);
    expect(message).toBe(
      `We couldn’t deliver “We got your consultation request” to ${request.email}: ${reason}. We won’t try again. Call them, or correct the address.`,
    );
    expect(await jobOf('mail', request.email)).toMatchObject({ state: 'failed', retry_count: 0 });
  },
);

test.each([
  ['AUTH', '535 5.7.8 Authentication failed', 'the mail server refuses our login'],
  ['RCPT', '530 5.7.0 Authentication required', 'the mail server refuses our login'],
  ['RCPT', '554 5.7.1 Relay access denied', 'the mail server said “554 5.7.1 Relay access denied”'],
] as const)(
  'a rejection of our mail server login or relay, at %s with %s, is retried, with an alert until emails are accepted',
  async (step, reply, reason) => {
    const request = aRequest();
    api.mail.refuse({ step, reply });
    await api.visitor.consultationRequests.create({ body: request });
    const { message } = await alertSaying(reason);
    expect(message).toMatch(/^Our emails aren’t going out: /);
    expect(await jobOf('mail', request.email)).toMatchObject({ state: 'retry' });
    expect(await alerts()).toHaveLength(1);
    api.mail.accept();
    await tryAgain();
    await api.mail.to(request.email);
    await eventually(async () => (await alerts()).length === 0 || undefined, 'no alert any more');
  },
);

test('an unreachable mail server is one alert until it is back, however many emails wait', async () => {
  const requests = [aRequest(), aRequest()];
  await api.mail.switchOff();
  for (const request of requests) await api.visitor.consultationRequests.create({ body: request });
  for (const request of requests) await jobOf('mail', request.email);
  await alertSaying('the mail server can’t be reached');
  expect(await alerts()).toHaveLength(1);
  await api.mail.switchOn();
  await tryAgain();
  for (const request of requests) await api.mail.to(request.email);
  await eventually(async () => (await alerts()).length === 0 || undefined, 'no alert any more');
});

test('a temporary rejection of a recipient is retried silently, and raises an alert after the last try', async () => {
  const request = aRequest();
  api.mail.refuse({ step: 'RCPT', reply: '451 4.7.1 Please try later', to: request.email });
  await api.visitor.consultationRequests.create({ body: request });
  const job = await jobOf('mail', request.email);
  expect(job.state).toBe('retry');
  expect(await alerts()).toEqual([]);
  await api.sql('UPDATE pgboss.job SET retry_limit = retry_count + 1, start_after = now() WHERE id = $1', [
    job.id,
  ]);
  const { message } = await alertSaying(request.email);
  expect(message).toBe(
    `We couldn’t deliver “We got your consultation request” to ${request.email}: their mail server said “451 4.7.1 Please try later”. We won’t try again. Call them, or correct the address.`,
  );
});

describe('an undelivered email', () => {
  const undelivered = async () => (await api.admin.status.read()).undelivered;

  test.each([
    ['a copy', 'mail', 'We got your consultation request'],
    ['one that is written anew', 'password-reset', 'Reset your password'],
  ] as const)('is listed, and sent again on demand: %s', async (_, queue, subject) => {
    const request = aRequest();
    const to = queue === 'mail' ? request.email : 'owner@example.com';
    api.mail.refuse({ step: 'RCPT', reply: '550 5.1.1 No such user here', to });
    if (queue === 'mail') await api.visitor.consultationRequests.create({ body: request });
    else await api.visitor.auth.forgotPassword({ body: { email: to } });
    expect(await jobOf(queue, to)).toMatchObject({ state: 'failed', retry_count: 0 });
    const [email, ...others] = await undelivered();
    expect(email).toMatchObject({ to, subject, reason: 'there’s no such address' });
    expect(others).toEqual([]);
    const before = api.mail.emails.length;
    await api.admin.status.sendAgain({ params: { id: email?.id ?? '' } });
    await eventually(
      async () => ((await undelivered())[0]?.failedAt ?? email?.failedAt) !== email?.failedAt || undefined,
      'a second failure',
    );
    await alertSaying(to);
    api.mail.accept();
    await api.admin.status.sendAgain({ params: { id: email?.id ?? '' } });
    await eventually(() => api.mail.emails.length > before || undefined, 'the email');
    expect(await api.mail.about(subject, to)).toBeDefined();
    expect(await undelivered()).toEqual([]);
    await eventually(async () => (await alerts()).length === 0 || undefined, 'no alert any more');
    await expect(api.admin.status.sendAgain({ params: { id: email?.id ?? '' } })).rejects.toThrow(
      '404: This email was sent again already.',
    );
  });
});
