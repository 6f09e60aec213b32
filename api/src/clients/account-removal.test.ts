import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { DataSource } from 'typeorm';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPdf } from '../../test/files.ts';
import { testApi } from '../../test/start-api.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();

async function anAdmin() {
  const made = await api.someone();
  await api.sql('UPDATE users SET is_admin = true WHERE id = $1', [made.id]);
  return made;
}

const rowsOf = async (table: string, id: number, column = 'user_id') =>
  (await api.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length;

const reportsOnDisk = async () =>
  (await readdir(join(api.dataDir, 'uploads'), { recursive: true })).filter((name) => name.endsWith('.pdf'));

describe('deleting an account', () => {
  test('ends its sessions, and deletes assessments, conversations, reports, notes and appointments', async () => {
    const { person, browser, id } = await api.someone();
    const { id: assessmentId } = await browser.api.assessments.perform({ body: anAssessment() });
    await browser.api.assessments.advise({
      body: { assessmentId, question: 'How high should my screen be?' },
    });
    await api.admin.api.adminAssessments.addNote({
      params: { id: assessmentId },
      body: { text: 'Call them.' },
    });
    const report = new File([new Uint8Array(aPdf())], 'Desk.pdf', { type: 'application/pdf' });
    await api.admin.api.adminAssessments.create({ body: aProfessionalAssessment(id), file: report });
    await api.admin.api.clients.addNote({ params: { id }, body: { text: 'Likes mornings.' } });
    const [appointmentDate, appointmentTime] = [aWorkingDay(3), '10:00 AM'];
    const booked = { title: 'Desk check', appointmentDate, appointmentTime };
    await browser.api.appointments.create({ body: booked });
    expect(await reportsOnDisk()).toHaveLength(1);
    const [conversation] = await api.sql<{ count: string }>(
      'SELECT count(*) FROM assessment_messages WHERE assessment_id = $1',
      [assessmentId],
    );
    expect(Number(conversation?.count)).toBe(4);

    await api.admin.api.clients.remove({ params: { id } });

    expect(await browser.api.auth.user()).toBeNull();
    expect((await browser.send('/api/client/assessments')).status).toBe(401);
    await expect(browser.api.auth.login({ body: person })).rejects.toMatchObject({ status: 401 });
    await expect(api.admin.api.clients.one({ params: { id } })).rejects.toMatchObject({ status: 404 });
    for (const table of ['ergonomic_assessments', 'client_appointments', 'client_notes', 'sessions']) {
      expect([table, await rowsOf(table, id)]).toEqual([table, 0]);
    }
    for (const table of ['assessment_messages', 'assessment_notes']) {
      expect([table, await rowsOf(table, assessmentId, 'assessment_id')]).toEqual([table, 0]);
    }
    expect(await reportsOnDisk()).toEqual([]);
    expect(await api.sql(`SELECT 1 FROM uploads`)).toEqual([]);
    // Someone else gets the time.
    const next = await api.someone();
    expect(await next.browser.api.appointments.create({ body: booked })).toMatchObject({ appointmentTime });
    // The same person may come back, with an account that holds nothing of the one before.
    const again = openBrowser(api.origin);
    await again.api.auth.register({ body: person });
    expect(await again.api.assessments.mine()).toEqual([]);
  });

  test('emails the client what it cancels, as last emailed, without a link to the account', async () => {
    const { person, browser, id } = await api.someone();
    const [appointmentDate, appointmentTime] = [aWorkingDay(9), '10:00 AM'];
    const booked = await browser.api.appointments.create({
      body: { title: 'Desk check', appointmentDate, appointmentTime },
    });
    await api.admin.api.adminAppointments.update({
      params: { id: booked.id },
      body: { appointmentTime: '2:00 PM' },
    });
    await api.admin.api.clients.remove({ params: { id } });
    const { subject, text } = await eventually(
      () =>
        api.mail.emails.find(
          (email) => email.to?.[0]?.address === person.email && email.subject?.startsWith('Canceled: '),
        ),
      'the canceled visit',
    );
    expect(subject).toContain('10:00 AM');
    expect(text).not.toMatch(/Book another time|client-dashboard/);
  });

  test('keeps payments unchanged, without the account', async () => {
    const { person, id } = await api.someone();
    const [payment] = await api.sql<{ id: number }>(
      `INSERT INTO payments (user_id, stripe_payment_intent_id, amount, status, service_type, customer_email, payment_date)
       VALUES ($1, 'pi_kept', 299, 'succeeded', 'Basic', $2, now()) RETURNING id`,
      [id, person.email],
    );
    await api.admin.api.clients.remove({ params: { id } });
    expect(
      await api.sql('SELECT user_id, amount, customer_email FROM payments WHERE id = $1', [payment?.id]),
    ).toEqual([{ user_id: null, amount: expect.anything(), customer_email: person.email }]);
  });

  test('refuses the admin’s own account and unknown ids', async () => {
    const admin = await anAdmin();
    await api.sql('UPDATE sessions SET confirmed_at = now()');
    await expect(admin.browser.api.clients.remove({ params: { id: admin.id } })).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.ownAccount,
    });
    await expect(api.admin.api.clients.remove({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      serverMessage: clientMessages.unknown,
    });
    await api.admin.api.clients.remove({ params: { id: admin.id } });
    await expect(admin.browser.api.clients.list()).rejects.toMatchObject({ status: 401 });
  });
});

test('a concurrent write for a deleted account gets an error message', async () => {
  const { browser, id } = await api.someone();
  const runner = api.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('DELETE FROM users WHERE id = $1', [id]);
  const updating = browser.send('/api/account', json('PATCH', { firstName: 'Rob' }));
  const accepting = browser.send('/api/client/assessment-tool/disclaimer', json('POST', {}));
  const noting = api.admin.send(`/api/admin/clients/${id}/notes`, json('POST', { text: 'Call them.' }));
  const performing = browser.send('/api/ai-ergonomic-assessment', json('POST', anAssessment()));
  const writing = api.admin.send('/api/admin/assessments', json('POST', aProfessionalAssessment(id)));
  await waitsForLock(api, 5);
  await runner.commitTransaction();
  await runner.release();
  const performed = await performing;
  expect(performed.status).toBe(409);
  expect(await performed.json()).toMatchObject({ message: clientMessages.deletedMeanwhile });
  expect((await writing).status).toBe(400);
  expect([await updating, await accepting, await noting].map(({ status }) => status)).toEqual([
    409, 409, 404,
  ]);
});

test('a concurrent write of a deleted admin gets an error message', async () => {
  const { browser, id } = await anAdmin();
  const { id: clientId } = await api.someone();
  const runner = api.app.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  await runner.query('DELETE FROM users WHERE id = $1', [id]);
  const noting = browser.send(`/api/admin/clients/${clientId}/notes`, json('POST', { text: 'Call them.' }));
  await waitsForLock(api);
  await runner.commitTransaction();
  await runner.release();
  expect((await noting).status).toBe(409);
});

test('one of two admins who delete each other concurrently remains', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  await api.sql('UPDATE sessions SET confirmed_at = now()');
  await api.sql('UPDATE users SET is_admin = false WHERE id NOT IN ($1, $2)', [one.id, other.id]);
  const remove = (browser: Browser, id: number) => browser.api.clients.remove({ params: { id } });
  const both = await Promise.allSettled([remove(one.browser, other.id), remove(other.browser, one.id)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await api.sql('SELECT 1 FROM users WHERE is_admin')).toHaveLength(1);
});
