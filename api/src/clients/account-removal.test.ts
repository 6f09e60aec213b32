import { describe, expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();

async function anAdmin() {
  const made = await api.aClient();
  await api.sql(`INSERT INTO staff (user_id, role) VALUES ($1, 'owner')`, [made.id]);
  return made;
}

const rowsOf = async (table: string, id: number, column: string) =>
  (await api.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length;

describe('deleting an account', () => {
  test('ends its sessions, and deletes assessments, conversations and appointments', async () => {
    const client = await api.aClient();
    const { id: assessmentId } = await client.assessments.perform({ body: anAssessment() });
    await client.assessments.advise({
      body: { assessmentId, question: 'How high should my screen be?' },
    });
    await api.admin.adminAssessments.addNote({
      params: { id: assessmentId },
      body: { text: 'Call them.' },
    });
    const [appointmentDate, appointmentTime] = [aWorkingDay(3), '10:00 AM'];
    const booked = { title: 'Desk check', appointmentDate, appointmentTime };
    await client.appointments.create({ body: booked });
    expect(await rowsOf('assessment_messages', assessmentId, 'assessment_id')).toBe(4);

    await api.admin.clients.remove({ params: { id: client.id } });

    expect(await client.auth.user()).toBeNull();
    expect((await client.send('/api/client/assessments')).status).toBe(401);
    await expect(client.auth.login({ body: client.person })).rejects.toMatchObject({ status: 401 });
    await expect(api.admin.clients.one({ params: { id: client.id } })).rejects.toMatchObject({ status: 404 });
    for (const [table, column] of [
      ['ergonomic_assessments', 'person_id'],
      ['client_appointments', 'person_id'],
      ['sessions', 'user_id'],
      ['people', 'id'],
    ] as const) {
      expect([table, await rowsOf(table, client.id, column)]).toEqual([table, 0]);
    }
    for (const table of ['assessment_messages', 'assessment_notes']) {
      expect([table, await rowsOf(table, assessmentId, 'assessment_id')]).toEqual([table, 0]);
    }
    const next = await api.aClient();
    expect(await next.appointments.create({ body: booked })).toMatchObject({ appointmentTime });
    // The same person may come back, with an account that holds nothing of the one before.
    const again = openBrowser(api.origin);
    await again.auth.register({ body: client.person });
    expect(await again.assessments.mine()).toEqual([]);
  });

  test('refuses the admin’s own account and unknown ids', async () => {
    const admin = await anAdmin();
    await api.sql('UPDATE sessions SET confirmed_at = now()');
    await expect(admin.clients.remove({ params: { id: admin.id } })).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.ownAccount,
    });
    await expect(api.admin.clients.remove({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      serverMessage: clientMessages.unknown,
    });
    await api.admin.clients.remove({ params: { id: admin.id } });
    await expect(admin.clients.list()).rejects.toMatchObject({ status: 401 });
  });
});

test('a concurrent write for a deleted account gets an error message', async () => {
  const client = await api.aClient();
  const answers = await whileLocked(api, 'DELETE FROM people WHERE id = $1', [client.id], () => [
    client.send('/api/ai-ergonomic-assessment', json('POST', anAssessment())),
    client.send('/api/account', json('PATCH', { firstName: 'Rob' })),
    client.send('/api/client/assessment-tool/disclaimer', json('POST', {})),
    api.admin.send(`/api/admin/clients/${client.id}/notes`, json('POST', { text: 'Call them.' })),
    api.admin.send('/api/admin/assessments', json('POST', aProfessionalAssessment(client.id))),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 404, 400]);
  expect(await answers[0].json()).toMatchObject({ message: clientMessages.deletedMeanwhile });
});

test('a concurrent write of a deleted admin gets an error message', async () => {
  const [admin, client] = [await anAdmin(), await api.aClient()];
  const [answer] = await whileLocked(api, 'DELETE FROM users WHERE id = $1', [admin.id], () => [
    admin.send(`/api/admin/clients/${client.id}/notes`, json('POST', { text: 'Call them.' })),
  ]);
  expect(answer.status).toBe(409);
});

test('one of two admins who delete each other concurrently remains', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  await api.sql('UPDATE sessions SET confirmed_at = now()');
  await api.sql('DELETE FROM staff WHERE user_id NOT IN ($1, $2)', [one.id, other.id]);
  const remove = (browser: Browser, id: number) => browser.clients.remove({ params: { id } });
  const both = await Promise.allSettled([remove(one, other.id), remove(other, one.id)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await api.sql('SELECT 1 FROM users WHERE is_admin')).toHaveLength(1);
});
