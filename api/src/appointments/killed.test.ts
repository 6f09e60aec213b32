import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anAppointment } from '../../test/appointment.ts';
import { eventually } from '../../test/eventually.ts';
import { retryJobsNow } from '../../test/job-queue.ts';
import { aPerson } from '../../test/start-api.ts';
import { type KillableApi, startKillableApi } from '../../test/start-killable-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

let api: KillableApi;
beforeAll(async () => {
  api = await startKillableApi();
});
afterAll(() => api.close());

// Changes are emailed after two minutes: until then they wait on purpose. An email that is tried again is still unsent.
const unsent = `
  SELECT 1 FROM pgboss.job
  WHERE state < 'completed' AND (name = 'mail' OR (name = 'appointment-changes' AND start_after <= now()))`;

async function restart(): Promise<void> {
  await api.kill();
  await retryJobsNow(api, 'mail');
  api.mail.accept();
  await api.start();
}

async function allSent(): Promise<void> {
  await eventually(
    async () => ((await api.database.query(unsent)).rows.length === 0 ? true : undefined),
    'an end of the emails',
  );
}

test('emails are sent once if the API is killed between a booking, a change and their emails', async () => {
  const person = aPerson();
  const browser = api.visitor;
  await browser.auth.register({ body: person });
  await api.mail.about('Please confirm your email address', person.email);
  api.mail.hold();
  const { id } = await browser.appointments.create({
    body: anAppointment({ appointmentDate: aWorkingDay(3) }),
  });
  await api.mail.isHeld();
  await restart();
  await allSent();
  const mine = () =>
    api.mail.emails.filter(
      ({ to, subject }) =>
        to?.some(({ address }) => address === person.email) && /appointment/.test(subject ?? ''),
    );
  expect(mine()).toMatchObject([{ subject: expect.stringMatching(/^Your appointment on/) }]);

  await browser.appointments.update({ params: { id }, body: { appointmentTime: '2:00 PM' } });
  await api.kill();
  await api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'appointment-changes'`);
  await api.start();
  await allSent();
  expect(mine().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your appointment on .* at 10:00 AM$/),
    expect.stringMatching(/^Your appointment has changed: .* at 2:00 PM$/),
  ]);
});
