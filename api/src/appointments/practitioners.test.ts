import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AdminAppointmentUpdate,
  NewAdminAppointment,
  NewAppointment,
} from '@practice/contract/appointments';
import { appointmentMessages, timeSlots } from '@practice/contract/appointments';
import { addDays, weekdayOf } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
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

test('200 bookings of ten starts at once make twenty, each practitioner’s ten', async () => {
  const starts = Array.from({ length: 10 }, (_, at) => ({
    appointmentDate: aWorkingDay(2 + (at % 2)),
    appointmentTime: timeSlots[at % 5],
  }));
  const people = await Promise.all(Array.from({ length: 10 }, () => api.aClient({ isConfirmed: true })));
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const body = { title: 'Desk check', ...starts[index % 10] };
      const form = json('POST', { ...body, description: `Form ${index}` });
      return (await (people[index % 10] as Client).send('/api/client/appointments', form)).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 409)).toHaveLength(180);
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

describe('a practitioner who is chosen', () => {
  test('takes the visit, and nobody else does in their place', async () => {
    expect((await book({ practitionerId: 2 })).practitioners).toEqual([daniel]);
    const again = book({ practitionerId: 2 }, client(1));
    await expect(again).rejects.toMatchObject(refused(409, appointmentMessages.taken, 'appointmentTime'));
    expect(await isFree({ practitioner: '2' })).toBe(false);
    expect(await isFree({ practitioner: '1' })).toBe(true);
    expect(await isFree({ practitioner: '1,2' })).toBe(false);
    await expect(isFree({ practitioner: '77' })).rejects.toMatchObject({ status: 400 });
  });

  test('has to give the service', async () => {
    const onlyAnna = await api.admin.services.create({ body: aService({ practitionerIds: [1] }) });
    const wrong = book({ serviceId: onlyAnna.id, practitionerId: 2 });
    await expect(wrong).rejects.toMatchObject(
      refused(400, practitionerMessages.notOffered, 'practitionerId'),
    );
    expect((await book({ serviceId: onlyAnna.id })).practitioners).toEqual([anna]);
    expect(await isFree({ service: onlyAnna.id })).toBe(false);
    expect(await isFree({ service: onlyAnna.id, practitioner: '2' })).toBe(false);
    expect(await isFree()).toBe(true);
    await api.admin.services.update({
      params: { id: onlyAnna.id },
      body: aService({ title: onlyAnna.title, practitionerIds: [1, 2] }),
    });
    expect(await isFree({ service: onlyAnna.id })).toBe(true);
  });

  test('keeps it when the client moves it, until another one is chosen', async () => {
    const { id } = await book({ practitionerId: 2 });
    await book({ practitionerId: 2, appointmentTime: '1:00 PM' }, client(1));
    const taken = change(id, { appointmentTime: '1:00 PM' });
    await expect(taken).rejects.toMatchObject(refused(409, appointmentMessages.taken, 'appointmentTime'));
    const moved = await change(id, { appointmentTime: '1:00 PM', practitionerId: null });
    expect(moved.practitioners).toEqual([anna]);
    expect((await change(id, { appointmentTime: '2:00 PM' })).practitioners).toEqual([anna]);
    const other = await change(id, { practitionerId: 2 });
    expect(other).toMatchObject({
      practitioners: [daniel],
      appointmentTime: '2:00 PM',
      emails: ['client', 'practice'],
    });
  });
});

test('a visit of both needs both, and takes both', async () => {
  await book();
  const both = { practitionerIds: [2, 1] };
  const message = 'Anna Whitfield is booked 10:00–11:00 (Robin Marsh).';
  await expect(practiceBooks(both)).rejects.toMatchObject(refused(409, message, 'appointmentTime'));
  const later = await practiceBooks({ ...both, appointmentTime: '1:00 PM' });
  expect(later.practitioners).toEqual([anna, daniel]);
  const alone = book({ appointmentTime: '1:00 PM' }, client(1));
  await expect(alone).rejects.toMatchObject(refused(409, appointmentMessages.taken, 'appointmentTime'));
  const moved = await practiceChanges(later.id, { appointmentTime: '10:00 AM', practitionerIds: [2] });
  expect(moved.practitioners).toEqual([daniel]);
  expect(await isFree({}, '1:00 PM')).toBe(true);
});

test('the practice moves a visit to another practitioner unless they are booked', async () => {
  const mine = await book({ practitionerId: 1 });
  const theirs = await book({ practitionerId: 2 }, client(1));
  const message = 'Daniel Whitfield is booked 10:00–11:00 (Robin Marsh).';
  const taken = practiceChanges(mine.id, { practitionerIds: [2] });
  await expect(taken).rejects.toMatchObject(refused(409, message, 'appointmentTime'));
  await client(1).appointments.remove({ params: { id: theirs.id } });
  expect(await practiceChanges(mine.id, { practitionerIds: [2] })).toMatchObject({ practitioners: [daniel] });
  await expect(practiceChanges(mine.id, { practitionerIds: [9] })).rejects.toMatchObject(
    refused(400, practitionerMessages.notOffered, 'practitionerIds'),
  );
});

test('the practice’s first available works then, and has fewer visits that day, at any time', async () => {
  const day = aWorkingDay();
  await api.admin.calendar.close({ body: { firstDay: day, lastDay: day, practitionerId: 1 } });
  const atNoon = { appointmentTime: '12:30 PM' };
  expect((await practiceBooks(atNoon)).practitioners).toEqual([daniel]);
  expect((await practiceBooks(atNoon)).practitioners).toEqual([anna]);
  await expect(practiceBooks(atNoon)).rejects.toMatchObject({ status: 409 });
  const nobodys = await api.admin.services.create({ body: aService({ practitionerIds: [] }) });
  await expect(practiceBooks({ serviceId: nobodys.id })).rejects.toMatchObject(
    refused(400, practitionerMessages.nobody, 'practitionerIds'),
  );
});

test('clients can’t choose somebody else for a visit of several', async () => {
  const { id } = await practiceBooks({ practitionerIds: [1, 2] });
  for (const practitionerId of [null, 1])
    await expect(change(id, { practitionerId })).rejects.toMatchObject(
      refused(400, practitionerMessages.several, 'practitionerId'),
    );
  expect(await change(id, { appointmentTime: '1:00 PM' })).toMatchObject({ practitioners: [anna, daniel] });
});

test('a closure of one leaves the other’s times, and one of all leaves none', async () => {
  const day = aWorkingDay();
  const close = (practitionerId: number | null) =>
    api.admin.calendar.close({ body: { firstDay: day, lastDay: day, practitionerId } });
  await close(1);
  expect(await isFree({ practitioner: '1' })).toBe(false);
  expect((await book()).practitioners).toEqual([daniel]);
  expect((await api.visitor.services.practice()).closedDays).not.toContainEqual({
    firstDay: day,
    lastDay: day,
  });
  await close(null);
  expect(await isFree({}, '1:00 PM')).toBe(false);
  await expect(close(2)).rejects.toMatchObject({ status: 409 });
  await expect(close(77)).rejects.toMatchObject(refused(400, practitionerMessages.unknown, 'practitionerId'));
});

test('hours of their own, with a lunch, limit when a practitioner is offered', async () => {
  const weekday = weekdayOf(aWorkingDay());
  const hours = [
    { weekday, opens: '9:00 AM', closes: '11:00 AM' },
    { weekday, opens: '2:00 PM', closes: '8:00 PM' },
  ];
  await edit(1, { hours });
  const times = async (practitioner: string) =>
    (await api.visitor.appointments.availability({ query: { date: aWorkingDay(), practitioner } })).flatMap(
      ({ time, available }) => (available ? time : []),
    );
  // The practice closes at 5.
  expect(await times('1')).toEqual(['9:00 AM', '10:00 AM', '2:00 PM', '3:00 PM', '4:00 PM']);
  expect(await times('2')).toEqual([...timeSlots]);
  const other = addDays(aWorkingDay(), weekday === 5 ? -1 : 1);
  if (other > practiceDay())
    expect(
      (await api.visitor.appointments.availability({ query: { date: other, practitioner: '1' } }))[0],
    ).toEqual({
      time: '9:00 AM',
      available: false,
    });
});

test('the way to a client is kept free before and after the visit', async () => {
  const { id } = await api.admin.services.create({
    body: aService({ minutes: 60, bufferMinutes: 30, place: 'client', practitionerIds: [1] }),
  });
  await book({ serviceId: id, place: 'client', location: '5 Oak Street' });
  const free = async (time: string) => isFree({ practitioner: '1' }, time);
  const times = ['9:00 AM', '11:00 AM', '1:00 PM'];
  expect(await Promise.all(times.map(free))).toEqual([false, false, true]);
  const choice = await api.admin.services.create({
    body: aService({ minutes: 60, bufferMinutes: 30, place: 'choice', practitionerIds: [2] }),
  });
  const input = { serviceId: choice.id, appointmentTime: '2:00 PM' };
  await book({ ...input, place: 'client', location: '5 Oak Street' });
  const around = ['1:00 PM', '3:00 PM'].map((time) => isFree({ practitioner: '2' }, time));
  expect(await Promise.all(around)).toEqual([false, false]);
});

test('a retired practitioner takes no new visits and keeps those that are booked', async () => {
  const { id } = await book({ practitionerId: 2 });
  await edit(2, { isRetired: true });
  expect(await isFree({ practitioner: '2' }, '1:00 PM')).toBe(false);
  expect(await isFree({ practitioner: '1' })).toBe(true);
  const offered = (await api.visitor.services.practice()).practitioners;
  expect(offered.map(({ name }) => name)).toEqual(['Anna Whitfield']);
  await expect(book({ practitionerId: 2 }, client(1))).rejects.toMatchObject({ status: 400 });
  expect((await change(id, { title: 'Chair check' })).practitioners).toEqual([daniel]);
  const later = change(id, { appointmentTime: '1:00 PM' });
  await expect(later).rejects.toMatchObject(refused(400, practitionerMessages.notOffered, 'practitionerId'));
  await practiceChanges(id, { practitionerIds: [1, 2] });
  await edit(2, { isRetired: false });
});

test('emails, calendar files, the list and its export say with whom', async () => {
  const { id } = await book({ practitionerId: 2 });
  await api.jobs.idle();
  const mail = (await api.mail.to(client(0).person.email)).at(-1);
  expect(mail?.text).toContain('With: Daniel Whitfield');
  const file = await client(0).send(`/api/client/appointments/${id}/calendar.ics`);
  expect(await file.text()).toContain('DESCRIPTION:With Daniel Whitfield.');
  const found = await api.admin.adminAppointments.list({ query: { filter: { practitionerId: 2 } } });
  expect(found.rows.map((row) => row.id)).toEqual([id]);
  const without = await api.admin.adminAppointments.list({ query: { filter: { practitionerId: 1 } } });
  expect(without.rows).toEqual([]);
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
    await expect(create({ hours })).rejects.toMatchObject({ status: 400, errors: [{ path: 'hours.1' }] });
    for (const [field, value] of Object.entries({
      userId: client(0).id,
      serviceIds: [99],
      name: '',
      hours: [],
    }))
      await expect(create({ [field]: value })).rejects.toMatchObject({
        status: 400,
        errors: [{ path: field }],
      });
    await edit(2, { isRetired: true });
    await expect(edit(1, { isRetired: true })).rejects.toMatchObject(
      refused(409, practitionerMessages.lastOne, 'isRetired'),
    );
    await edit(2, { isRetired: false });
  });
});
