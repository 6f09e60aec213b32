import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { NewAdminAppointment } from '@practice/contract/appointments';
import { testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
let userId: number;
beforeAll(async () => {
  userId = (await api.aClient()).id;
});
afterEach(() => api.sql('DELETE FROM client_appointments'));

const day = aWorkingDay();

const book = async (appointmentTime: string, over: Partial<NewAdminAppointment> = {}) => {
  const visit = { userId, title: 'Desk check', appointmentDate: day, appointmentTime, ...over };
  return (await api.admin.adminAppointments.create({ body: visit })).id;
};
const heldBy = (id: number) => api.admin.adminAppointments.timesFreedByCanceling({ params: { id } });

test('timesFreedByCanceling() lists the times that only this visit takes', async () => {
  const visit = await book('10:30 AM');
  expect(await heldBy(visit)).toEqual(['10:00 AM', '11:00 AM']);
  await book('11:30 AM');
  expect(await heldBy(visit)).toEqual(['10:00 AM']);
});

test('timesFreedByCanceling() is empty outside the hours, on a closed day, in the past and for a canceled visit', async () => {
  expect(await heldBy(await book('6:00 PM'))).toEqual([]);
  expect(await heldBy(await book('9:00 AM', { appointmentDate: '2020-06-01' }))).toEqual([]);
  const visit = await book('2:00 PM');
  const { id } = await api.admin.calendar.close({ body: { firstDay: day, lastDay: day } });
  expect(await heldBy(visit)).toEqual([]);
  await api.admin.calendar.reopen({ params: { id } });
  expect(await heldBy(visit)).toEqual(['2:00 PM']);
  await api.admin.adminAppointments.update({ params: { id: visit }, body: { status: 'cancelled' } });
  expect(await heldBy(visit)).toEqual([]);
});

test('timesFreedByCanceling() answers 404 for an unknown appointment', async () => {
  await expect(heldBy(999_999)).rejects.toMatchObject({ status: 404 });
});
