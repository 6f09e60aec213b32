import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AdminAppointmentUpdate,
  NewAdminAppointment,
  NewAppointment,
} from '@practice/contract/appointments';
import { appointmentMessages, timeSlots } from '@practice/contract/appointments';
import { practitionerMessages } from '@practice/contract/practitioners';
import { anAppointment } from '../../test/appointment.ts';
import { type Browser, json, refused } from '../../test/browser.ts';
import { aService } from '../../test/service.ts';
import { type Client, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi({}, { practitioners: 2 });
const [anna, daniel] = [
  { id: 1, name: 'Anna Whitfield' },
  { id: 2, name: 'Daniel Whitfield' },
];
let clients: Client[];
beforeAll(async () => {
  clients = await Promise.all(Array.from({ length: 3 }, () => api.aClient({ isConfirmed: true })));
});
afterEach(async () => {
  for (const table of ['client_appointments', 'closures', 'working_hours'])
    await api.sql(`DELETE FROM ${table}`);
});

const client = (index: number) => clients[index] as Client;
const book = (over: Partial<NewAppointment> = {}, by: Browser = client(0)) =>
  by.appointments.create({ body: anAppointment(over) });
const practiceBooks = (over: Partial<NewAdminAppointment> = {}) =>
  api.admin.adminAppointments.create({ body: { ...anAppointment(), userId: client(0).id, ...over } });
const practiceChanges = (id: number, body: AdminAppointmentUpdate) =>
  api.admin.adminAppointments.update({ params: { id }, body });
const change = (id: number, body: Parameters<Browser['appointments']['update']>[0]['body']) =>
  client(0).appointments.update({ params: { id }, body });
const isFree = async (query: { service?: number; practitioner?: string } = {}, time = '10:00 AM') =>
  (await api.visitor.appointments.availability({ query: { date: aWorkingDay(), ...query } })).find(
    (slot) => slot.time === time,
  )?.available;
const edit = async (id: number, over: object) => {
  const {
    id: _,
    sort: __,
    retiredAt: ___,
    version: ____,
    ...now
  } = await api.admin.practitioners.one({
    params: { id },
  });
  return api.admin.practitioners.update({ params: { id }, body: { ...now, ...over } });
};

test('two clients have the same start with two practitioners, and the third is offered the other times', async () => {
  expect((await book()).practitioners).toEqual([anna]);
  expect(await isFree()).toBe(true);
  expect((await book({}, client(1))).practitioners).toEqual([daniel]);
  expect(await isFree()).toBe(false);
  const response = await client(2).send('/api/client/appointments', json('POST', anAppointment()));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    message: appointmentMessages.taken,
    freeTimes: timeSlots.filter((time) => time !== '10:00 AM'),
  });
});

test('60 bookings of ten starts at once make twenty, each practitioner’s ten', async () => {
  const starts = Array.from({ length: 10 }, (_, at) => ({
    appointmentDate: aWorkingDay(2 + (at % 2)),
    appointmentTime: timeSlots[at % 5],
  }));
  const people = await Promise.all(Array.from({ length: 10 }, () => api.aClient({ isConfirmed: true })));
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const body = { title: 'Desk check', ...starts[index % 10] };
      const form = json('POST', { ...body, description: `Form ${index}` });
      return (await (people[index % 10] as Client).send('/api/client/appointments', form)).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(40);
  const perPractitioner = await api.sql(
    'SELECT practitioner_id, count(*)::integer FROM appointment_practitioners GROUP BY 1 ORDER BY 1',
  );
  expect(perPractitioner.map((row) => Object.values(row as object))).toEqual([
    [1, 10],
    [2, 10],
  ]);
});

test('whoever has fewer visits that day is first', async () => {
  await book({ practitionerId: 1, appointmentTime: '1:00 PM' });
  expect((await book({ appointmentTime: '3:00 PM' }, client(1))).practitioners).toEqual([daniel]);
});

test('the practice’s first available works then, and has fewer visits that day, at any time', async () => {
  const day = aWorkingDay();
  await api.admin.calendar.close({ body: { firstDay: day, lastDay: day, practitionerId: 1 } });
  const atNoon = { appointmentTime: '12:30 PM' };
  expect((await practiceBooks(atNoon)).practitioners).toEqual([daniel]);
  expect((await practiceBooks(atNoon)).practitioners).toEqual([anna]);
});

test('who is chosen has to work here and give the service', async () => {
  const onlyAnna = await api.admin.services.create({ body: aService({ practitionerIds: [1] }) });
  const wrong = book({ serviceId: onlyAnna.id, practitionerId: 2 });
  await expect(wrong).rejects.toMatchObject(refused(400, practitionerMessages.notOffered, 'practitionerId'));
  const { id } = await book({ serviceId: onlyAnna.id });
  await expect(isFree({ practitioner: '77' })).rejects.toMatchObject({ status: 400 });
  await expect(practiceChanges(id, { practitionerIds: [9] })).rejects.toMatchObject(
    refused(400, practitionerMessages.notOffered, 'practitionerIds'),
  );
  const nobodys = await api.admin.services.create({ body: aService({ practitionerIds: [] }) });
  await expect(practiceBooks({ serviceId: nobodys.id })).rejects.toMatchObject(
    refused(400, practitionerMessages.nobody, 'practitionerIds'),
  );
});

test('the practice reads who is booked, for whom and when', async () => {
  await book({ practitionerId: 2 });
  const message = 'Daniel Whitfield is booked 10:00–11:00 (Robin Marsh).';
  const taken = practiceBooks({ practitionerIds: [2, 1] });
  await expect(taken).rejects.toMatchObject(refused(409, message, 'appointmentTime'));
});

test('clients can’t choose somebody else for a visit of several', async () => {
  const { id } = await practiceBooks({ practitionerIds: [1, 2] });
  for (const practitionerId of [null, 1])
    await expect(change(id, { practitionerId })).rejects.toMatchObject(
      refused(400, practitionerMessages.several, 'practitionerId'),
    );
});

test('a closure of one practitioner is not on the site', async () => {
  const days = { firstDay: aWorkingDay(), lastDay: aWorkingDay() };
  await api.admin.calendar.close({ body: { ...days, practitionerId: 1 } });
  expect((await api.visitor.services.practice()).closedDays).not.toContainEqual(days);
  const unknown = api.admin.calendar.close({ body: { ...days, practitionerId: 77 } });
  await expect(unknown).rejects.toMatchObject(refused(400, practitionerMessages.unknown, 'practitionerId'));
});

test('a retired practitioner takes no new visits and keeps those that are booked', async () => {
  const { id } = await book({ practitionerId: 2 });
  await edit(2, { isRetired: true });
  const offered = (await api.visitor.services.practice()).practitioners;
  expect(offered.map(({ name }) => name)).toEqual(['Anna Whitfield']);
  expect(await isFree({ practitioner: '2' }, '1:00 PM')).toBe(false);
  await expect(book({ practitionerId: 2 }, client(1))).rejects.toMatchObject({ status: 400 });
  expect((await change(id, { title: 'Chair check' })).practitioners).toEqual([daniel]);
  const later = change(id, { appointmentTime: '1:00 PM' });
  await expect(later).rejects.toMatchObject(refused(400, practitionerMessages.notOffered, 'practitionerId'));
  await edit(2, { isRetired: false });
});

test('the office’s list is of one practitioner', async () => {
  const { id } = await book({ practitionerId: 2 });
  const idsOf = async (practitionerId: number) =>
    (await api.admin.adminAppointments.list({ query: { filter: { practitionerId } } })).rows.map(
      (row) => row.id,
    );
  expect([await idsOf(2), await idsOf(1)]).toEqual([[id], []]);
});

describe('owners', () => {
  const input = {
    name: 'Mia Stone',
    credentials: 'OTR/L',
    licenseNumber: '00003',
    licenseState: 'NC',
    roleTitle: 'Occupational therapist',
    serviceIds: [1],
    hours: null,
  };

  test('add a practitioner, who is offered at once, and change one only as they are now', async () => {
    const added = await api.admin.practitioners.create({ body: input });
    expect(added).toMatchObject({ ...input, sort: 3, retiredAt: null, version: 1 });
    const { practitioners } = await api.visitor.services.practice();
    expect(practitioners.at(-1)).toMatchObject({
      name: 'Mia Stone',
      license: 'NC license 00003',
      serviceIds: [1],
    });
    const update = (version: number, over: object = {}) =>
      api.admin.practitioners.update({ params: { id: added.id }, body: { ...input, ...over, version } });
    await update(1, { name: 'Mia Stone-Lee' });
    await expect(update(1)).rejects.toMatchObject({
      status: 409,
      serverMessage: practitionerMessages.changedMeanwhile,
    });
    await update(2, { isRetired: true });
  });

  test('put practitioners in an order, which is that of whoever is free first', async () => {
    const order = async () => (await api.admin.practitioners.list()).rows.map(({ id, sort }) => [id, sort]);
    const [first, second, ...others] = await order();
    await edit(2, { position: 1 });
    expect(await order()).toEqual([[2, 1], [1, 2], ...others]);
    expect((await api.visitor.services.practice()).practitioners[0]?.id).toBe(2);
    expect((await book()).practitioners).toEqual([daniel]);
    await edit(1, { position: 1 });
    expect(await order()).toEqual([first, second, ...others]);
  });

  test('are told what is wrong at its field', async () => {
    const hours = [
      { weekday: 1, opens: '9:00 AM', closes: '12:00 PM' },
      { weekday: 1, opens: '11:00 AM', closes: '3:00 PM' },
    ];
    const create = (over: object) => api.admin.practitioners.create({ body: { ...input, ...over } });
    for (const [over, path] of [
      [{ hours }, 'hours.1'],
      [{ hours: [] }, 'hours'],
      [{ userId: client(0).id }, 'userId'],
      [{ serviceIds: [99] }, 'serviceIds'],
      [{ name: '' }, 'name'],
    ] as const)
      await expect(create(over)).rejects.toMatchObject({ status: 400, errors: [{ path }] });
    await edit(2, { isRetired: true });
    await expect(edit(1, { isRetired: true })).rejects.toMatchObject(
      refused(409, practitionerMessages.lastOne, 'isRetired'),
    );
    await edit(2, { isRetired: false });
  });
});
