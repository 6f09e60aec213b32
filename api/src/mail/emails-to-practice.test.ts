import { expect, test } from '@jest/globals';
import { anAssessment } from '../../test/assessment.ts';
import { aRequest, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const inbox = 'inbox@practice.example';

const api = testApi({ RATE_LIMITS: 'on' });

const emergency = () => anAssessment({ discomfortDescription: 'My chest hurts and I can’t breathe.' });
const isFromProgram = (email: { headers: { key: string; value: string }[] }) =>
  email.headers.some(({ key, value }) => key === 'auto-submitted' && value === 'auto-generated');

test('after three emails of a kind in ten minutes, the practice gets the next ones in one, which has all of them', async () => {
  const requests = Array.from({ length: 5 }, aRequest);
  for (const request of requests) await api.visitor.consultationRequests.create({ body: request });
  const [client, other] = [await api.aClient(), await api.aClient()];
  for (let count = 0; count < 5; count += 1) await client.assessments.perform({ body: emergency() });
  // Neither the requests nor another client’s emergencies delay this one.
  await other.assessments.perform({ body: emergency() });
  await api.mail.to(inbox, 7);
  const waiting = `SELECT data->>'kind' AS kind, start_after > now() + interval '9 minutes' AS "isLater"
                   FROM pgboss.job WHERE name = 'mail-to-practice' ORDER BY 1`;
  const kinds = await api.sql<{ kind: string; isLater: boolean }>(waiting);
  expect(kinds).toHaveLength(4);
  expect(kinds.every(({ isLater }) => isLater)).toBe(true);

  // Ten minutes later, after a crash.
  await api.sql(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail-to-practice'`);
  await api.another();
  const emails = await api.mail.to(inbox, 9);
  const gathered = emails.filter(({ subject }) => subject === '2 more messages from your website');
  expect(gathered).toHaveLength(2);
  const all = gathered.map(({ text }) => text).join();
  for (const { email, fullName } of requests.slice(3)) {
    expect(all).toContain(`New consultation request: ${fullName}`);
    expect(all).toContain(email);
  }
  expect(all.match(/\/admin\/assessments\/\d+/g)).toHaveLength(2);
  expect(await api.sql(waiting)).toEqual([]);

  const [received] = await api.mail.to(requests[0]?.email ?? '');
  expect(received && isFromProgram(received)).toBe(true);
  expect(emails.some(isFromProgram)).toBe(false);
});

test('accounts without a confirmed address hold four times a day from one network, and the owners see which these are', async () => {
  const visit = (appointmentTime: string) => ({
    title: 'Desk check',
    appointmentDate: aWorkingDay(8),
    appointmentTime,
  });
  const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM'];
  for (const time of times) await (await api.aClient()).appointments.create({ body: visit(time) });
  const late = await api.aClient();
  await expect(late.appointments.create({ body: visit('2:00 PM') })).rejects.toMatchObject({
    status: 429,
    serverMessage: expect.stringContaining('confirm your email address'),
  });
  await api.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [(await late.auth.user())?.id]);
  const { id } = await late.appointments.create({ body: visit('2:00 PM') });
  await late.appointments.update({ params: { id }, body: visit('3:00 PM') });
  const { rows } = await api.admin.adminAppointments.list({ query: { sort: ['startsAt', 'ASC'] } });
  expect(rows.map(({ emailConfirmed }) => emailConfirmed)).toEqual([false, false, false, false, true]);
});
