import { describe, expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { json } from '../../test/browser.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();

const rowsOf = async (table: string, id: number, column: string) =>
  (await api.sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length;

describe('deleting an account', () => {
  test('ends its sessions, and deletes assessments, conversations and appointments', async () => {
    const client = await api.aClient();
    const { id: assessmentId } = await client.assessments.perform({ body: anAssessment() });
    await client.assessments.advise({ body: { assessmentId, question: 'How high should my screen be?' } });
    const note = { params: { id: assessmentId }, body: { text: 'Call them.' } };
    await api.admin.adminAssessments.addNote(note);
    await client.appointments.create({ body: anAppointment({ appointmentDate: aWorkingDay(3) }) });
    expect(await rowsOf('assessment_messages', assessmentId, 'assessment_id')).toBe(4);

    await api.admin.clients.remove({ params: { id: client.id } });

    expect(await client.auth.user()).toBeNull();
    await expect(api.admin.clients.one({ params: { id: client.id } })).rejects.toMatchObject({ status: 404 });
    for (const [table, column, id] of [
      ['ergonomic_assessments', 'person_id', client.id],
      ['client_appointments', 'person_id', client.id],
      ['sessions', 'user_id', client.id],
      ['people', 'id', client.id],
      ['assessment_messages', 'assessment_id', assessmentId],
      ['assessment_notes', 'assessment_id', assessmentId],
    ] as const)
      expect([table, await rowsOf(table, id, column)]).toEqual([table, 0]);
  });

  test('refuses the admin’s own account and unknown ids', async () => {
    const admin = await api.aClient({ role: 'owner' });
    await api.sql('UPDATE sessions SET confirmed_at = now()');
    await expect(admin.clients.remove({ params: { id: admin.id } })).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.ownAccount,
    });
    await expect(api.admin.clients.remove({ params: { id: 999_999 } })).rejects.toMatchObject({
      status: 404,
      serverMessage: clientMessages.unknown,
    });
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
