import { expect, test } from '@jest/globals';
import type { Client } from '@practice/contract/clients';
import { mergeMessages } from '@practice/contract/merges';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment } from '../../test/assessment.ts';
import { aPayment } from '../../test/purchase.ts';
import { aPerson, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
let days = 1;

const add = (over: { phone?: string; address?: string; email?: string } = {}) =>
  api.admin.clients.create({ body: { firstName: 'Nora', lastName: 'Quill', invite: false, ...over } });

async function book({ id }: Pick<Client, 'id'>) {
  days += 1;
  return api.admin.adminAppointments.create({
    body: { ...anAppointment({ appointmentDate: aWorkingDay(days) }), userId: id },
  });
}

const merge = (id: number, other: number, by = api.admin) =>
  by.clients.merge({ params: { id }, body: { other } });
const none = { appointments: 0, assessments: 0, notes: 0, payments: 0 };
const one = { appointments: 1, assessments: 1, notes: 1, payments: 1 };

test('two accounts of a person become one with all that both have, and are two again when that is undone', async () => {
  const [kept, other] = [await api.aClient({ isConfirmed: true }), await api.aClient({ isConfirmed: true })];
  const params = { id: kept.id };
  const visit = await book(other);
  await other.assessments.perform({ body: anAssessment() });
  await aPayment(api, { userId: other.id });
  await api.admin.clients.addNote({ params: { id: other.id }, body: { text: 'Likes mornings.' } });
  await other.account.update({ body: { phone: '(919) 555-0133' } });
  const preview = () => api.admin.clients.mergePreview({ params, query: { other: other.id } });
  const before = await api.admin.clients.one({ params: { id: other.id } });
  expect(await preview()).toEqual({ kept: none, other: one });

  expect(await merge(kept.id, other.id)).toMatchObject({
    id: kept.id,
    phone: '(919) 555-0133',
    mergedWith: 'Robin Marsh',
  });
  expect(await kept.appointments.mine()).toMatchObject([{ id: visit.id, userId: kept.id }]);
  expect(await kept.assessments.mine()).toHaveLength(1);
  expect(await kept.payments.mine()).toHaveLength(1);
  expect(await other.auth.user()).toBeNull();
  await expect(other.auth.login({ body: other.person })).rejects.toMatchObject({ status: 401 });
  await expect(preview()).rejects.toMatchObject({ status: 404 });
  const { total } = await api.admin.clients.list({ query: { filter: { id: [other.id] } } });
  expect(total).toBe(0);
  await expect(book(other)).rejects.toMatchObject({ errors: [{ path: 'userId' }] });

  const later = await book(kept);
  expect(await api.admin.clients.undoMerge({ params })).toEqual(before);
  expect(await preview()).toEqual({ kept: { ...none, appointments: 1 }, other: one });
  expect(await kept.appointments.mine()).toMatchObject([{ id: later.id }]);
  expect(await api.admin.clients.one({ params })).toMatchObject({ phone: null });
  await other.auth.login({ body: other.person });
  expect(await other.appointments.mine()).toMatchObject([{ id: visit.id, userId: other.id }]);
  expect(await other.assessments.mine()).toHaveLength(1);
  await expect(api.admin.clients.undoMerge({ params })).rejects.toMatchObject({
    status: 404,
    serverMessage: mergeMessages.nothing,
  });
});

test('the visits of a person without a login show in the login of the one they are', async () => {
  const kept = await api.aClient();
  const other = await add();
  const visit = await book(other);
  await expect(merge(other.id, kept.id)).rejects.toMatchObject({ serverMessage: mergeMessages.loginStays });
  await merge(kept.id, other.id);
  expect(await kept.appointments.mine()).toMatchObject([{ id: visit.id }]);
  await api.admin.clients.undoMerge({ params: { id: kept.id } });
  expect(await api.admin.adminAppointments.one({ params: { id: visit.id } })).toMatchObject({
    userId: null,
    personId: other.id,
  });
});

test('undoing a merge leaves what was corrected since, and the address of an account', async () => {
  const details = { phone: '(919) 555-0135', address: '5 Oak Street', email: aPerson().email };
  const [kept, other] = [await add(), await add(details)];
  const params = { id: kept.id };
  expect(await merge(kept.id, other.id)).toMatchObject(details);
  const phone = '(919) 555-0136';
  const corrected = { firstName: 'Nora', lastName: 'Quill', address: details.address, phone };
  await api.admin.clients.correct({ params, body: corrected });
  await api.admin.clients.invite({ params });
  await api.admin.clients.undoMerge({ params });
  const { email } = details;
  expect(await api.admin.clients.one({ params })).toMatchObject({ phone, email, address: null });
  expect(await api.admin.clients.one({ params: { id: other.id } })).toMatchObject(details);
});

test('a merge ends with the day, and is refused for oneself, for staff, for who was merged today and to assistants', async () => {
  const [kept, other, third] = [await add(), await add({ phone: '(919) 555-0134' }), await add()];
  const assistant = await api.aClient({ role: 'assistant' });
  await expect(merge(kept.id, kept.id)).rejects.toMatchObject({ serverMessage: mergeMessages.same });
  await expect(merge(kept.id, assistant.id)).rejects.toMatchObject({ serverMessage: mergeMessages.staff });
  await expect(merge(kept.id, other.id, assistant)).rejects.toMatchObject({ status: 403 });
  await merge(kept.id, other.id);
  await expect(merge(third.id, kept.id)).rejects.toMatchObject({ serverMessage: mergeMessages.mergedToday });
  await api.sql(`UPDATE people_merges SET merged_at = now() - interval '25 hours'`);
  await expect(api.admin.clients.undoMerge({ params: { id: kept.id } })).rejects.toMatchObject({
    status: 404,
  });
});
