import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { NewAppointment } from '@practice/contract/appointments';
import { firstPackages } from '@practice/contract/packages';
import { firstServices, type NewService, serviceMessages } from '@practice/contract/services';
import { anAppointment } from '../../test/appointment.ts';
import { outcomeOf, refused } from '../../test/browser.ts';
import { aPaidPurchase, foundations } from '../../test/purchase.ts';
import { aService } from '../../test/service.ts';
import { aRequest, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
beforeEach(() => api.sql('DELETE FROM client_appointments'));

const add = (over: Partial<NewService> = {}) => api.admin.services.create({ body: aService(over) });
const change = (id: number, body: NewService) => api.admin.services.update({ params: { id }, body });
const offered = async () => (await api.visitor.services.practice()).services;
const bySlug = async (slug: string) => {
  const service = (await offered()).find((each) => each.slug === slug);
  if (!service) throw new Error(`There is no ${slug}.`);
  return service;
};

test('the practice begins with the services and packages of the spec, in their order', async () => {
  const { services, packages } = await api.visitor.services.practice();
  expect(services).toMatchObject(firstServices);
  expect(packages).toMatchObject(firstPackages);
  expect(packages.map(({ visits }) => visits)).toEqual([1, 1, 1]);
});

describe('owners', () => {
  test('add a service, price it, move it, retire it and bring it back', async () => {
    const input = aService({ price: 99.5, priceTo: 150, bufferMinutes: 15, bring: 'Your laptop.' });
    const added = await api.admin.services.create({ body: input });
    expect(added).toMatchObject({ ...input, isBookable: true, consent: 'none', retiredAt: null });
    expect((await offered()).at(-1)?.id).toBe(added.id);
    await change(added.id, { ...input, position: 2 });
    expect((await offered())[1]?.id).toBe(added.id);
    expect((await offered()).map(({ sort }) => sort)).toEqual((await offered()).map((_, at) => at + 1));
    const retired = await change(added.id, { ...input, isRetired: true });
    expect(retired.retiredAt).not.toBeNull();
    expect((await offered()).some(({ id }) => id === added.id)).toBe(false);
    const listed = async (isRetired: boolean) =>
      (await api.admin.services.list({ query: { filter: { isRetired, q: input.title } } })).total;
    expect([await listed(true), await listed(false)]).toEqual([1, 0]);
    expect((await change(added.id, input)).retiredAt).toBeNull();
  });

  test('two services get their own slug, and no two the same title', async () => {
    const [one, two] = [await add({ title: 'Seat & desk' }), await add({ title: 'Seat + desk' })];
    expect([one.slug, two.slug]).toEqual(['seat-desk', 'seat-desk-2']);
    const taken = refused(409, serviceMessages.titleTaken, 'title');
    await expect(add({ title: 'Seat & desk' })).rejects.toMatchObject(taken);
    await expect(change(two.id, aService({ title: 'Seat & desk' }))).rejects.toMatchObject({ status: 409 });
  });

  test('do not overwrite what another owner has just changed', async () => {
    const { id, version } = await add();
    await change(id, aService({ version }));
    const outdated = refused(409, serviceMessages.changedMeanwhile);
    await expect(change(id, aService({ version }))).rejects.toMatchObject(outdated);
  });

  test('are told what is wrong at its field', async () => {
    for (const [over, path] of [
      [{ title: ' ' }, 'title'],
      [{ minutes: 4 }, 'minutes'],
      [{ bufferMinutes: 241 }, 'bufferMinutes'],
      [{ place: 'moon' }, 'place'],
      [{ price: 0.001 }, 'price'],
      [{ price: 100, priceTo: 100 }, 'priceTo'],
      [{ consent: 'maybe' }, 'consent'],
      [{ position: 0 }, 'position'],
    ] as const)
      await expect(add(over as Partial<NewService>)).rejects.toMatchObject({ errors: [{ path }] });
  });
});

const wrongPlace = { status: 400, errors: [{ path: 'location' }] };
const notPaid = refused(400, serviceMessages.notPaid, 'paymentId');
const notOffered = refused(400, serviceMessages.notOffered, 'serviceId');

describe('a client who books', () => {
  const booking = async (over: Partial<NewAppointment>) => {
    const client = await api.aClient({ isConfirmed: true });
    const body = anAppointment({ title: 'Visit', ...over });
    return client.appointments.create({ body });
  };

  test('gets the length of the service, its place, and in the email what to bring', async () => {
    const [video, office] = [
      await add({ minutes: 30, place: 'video' }),
      await add({ minutes: 90, bring: 'Your keyboard, please.' }),
    ];
    const byVideo = { minutes: 30, location: 'By video', serviceId: video.id };
    expect(await booking({ serviceId: video.id })).toMatchObject(byVideo);
    const other = { appointmentTime: '2:00 PM', location: '1 Oak St' };
    expect(await booking({ serviceId: office.id, ...other })).toMatchObject({ minutes: 90, location: null });
    await api.mail.saying('Your keyboard, please.');
    const visit = await bySlug('desk-check');
    await expect(booking({ serviceId: visit.id })).rejects.toMatchObject(wrongPlace);
  });

  test('cannot move a visit to where its service does not take place', async () => {
    const client = await api.aClient();
    const office = await bySlug('mnri-initial');
    const body = anAppointment({ title: office.title, serviceId: office.id });
    const { id } = await client.appointments.create({ body });
    const move = (location: string) => client.appointments.update({ params: { id }, body: { location } });
    await expect(move('1 Oak St')).rejects.toMatchObject(wrongPlace);
    await api.admin.adminAppointments.update({ params: { id }, body: { location: '1 Oak St' } });
    await expect(move('2 Oak St')).rejects.toMatchObject({ status: 400 });
    const back = await client.appointments.update({ params: { id }, body: { location: null } });
    expect(back.location).toBeNull();
  });

  test('keeps the way to a place of their choice free before and after the visit', async () => {
    const { id: serviceId } = await add({ minutes: 60, bufferMinutes: 30, place: 'choice' });
    await booking({ serviceId, appointmentTime: '2:00 PM', location: '1 Oak St' });
    const date = aWorkingDay();
    const slots = await api.visitor.appointments.availability({ query: { date } });
    const free = slots.filter(({ available }) => available).map(({ time }) => time);
    expect(free).toEqual(['9:00 AM', '10:00 AM', '11:00 AM', '4:00 PM']);
    const query = { from: date, to: date, service: serviceId };
    expect(await api.visitor.appointments.freeDays({ query })).toEqual([{ date, free: 4, times: 7 }]);
    const unknown = api.visitor.appointments.availability({ query: { date, service: 999_999 } });
    await expect(unknown).rejects.toMatchObject({ errors: [{ path: 'service' }] });
  });

  test('cannot book what is retired, not bookable or unknown, and staff can book what is not bookable', async () => {
    const [retired, closed] = [await add(), await add({ isBookable: false })];
    await change(retired.id, aService({ isRetired: true }));
    for (const serviceId of [retired.id, closed.id, 999_999])
      await expect(booking({ serviceId })).rejects.toMatchObject(notOffered);
    const { id: userId } = await api.aClient();
    const byStaff = (serviceId: number) =>
      api.admin.adminAppointments.create({ body: { ...anAppointment(), userId, serviceId } });
    expect(await byStaff(closed.id)).toMatchObject({ serviceId: closed.id });
    await expect(byStaff(retired.id)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a package', () => {
  const purchase = { amount: 599, serviceType: 'Workspace Optimization Package' };
  const location = '1 Oak St';

  async function aBuyer() {
    const client = await api.aClient({ isConfirmed: true });
    const { id: paymentId } = await aPaidPurchase(api, { by: client, purchase });
    const book = (over: Partial<NewAppointment> = {}) =>
      client.appointments.create({ body: anAppointment({ location, paymentId, ...over }) });
    const left = async () => (await client.payments.mine())[0]?.visitsLeft;
    return { client, paymentId, book, left };
  }

  test('pays for one visit of its service, whatever the visit is called, and again after it is canceled', async () => {
    const { client, book, left, paymentId } = await aBuyer();
    expect(await left()).toBe(1);
    const { id, serviceId } = await book({ title: 'Our office, please' });
    expect(serviceId).toBe((await bySlug('workspace-optimization')).id);
    expect(await left()).toBe(0);
    await expect(book({ appointmentTime: '2:00 PM' })).rejects.toMatchObject(notPaid);
    await client.appointments.remove({ params: { id } });
    expect(await left()).toBe(1);
    const { id: next } = await book({ appointmentTime: '2:00 PM' });
    const past = `UPDATE client_appointments SET starts_at = now() - interval '1 day' WHERE id = $1`;
    await api.sql(past, [next]);
    await client.appointments.remove({ params: { id: next } });
    // What took place stays paid with it, also off the client's list.
    expect(await left()).toBe(0);
    expect((await api.admin.adminPayments.one({ params: { id: paymentId } })).visitsLeft).toBe(0);
  });

  test('is booked once by ten forms at a time', async () => {
    const { book } = await aBuyer();
    const times = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM'];
    const calls = [...times, ...times].map((appointmentTime, at) =>
      outcomeOf(book({ appointmentTime, appointmentDate: aWorkingDay(2 + Math.floor(at / 5)) })),
    );
    expect((await Promise.all(calls)).filter((outcome) => outcome === 'ok')).toHaveLength(1);
  });

  test('of someone else, or for another service, pays for nothing', async () => {
    const { paymentId, book } = await aBuyer();
    const other = await api.aClient();
    const theirs = other.appointments.create({ body: anAppointment({ paymentId, location }) });
    await expect(theirs).rejects.toMatchObject(notPaid);
    const { id: serviceId } = await bySlug('desk-check');
    await expect(book({ serviceId })).rejects.toMatchObject(notOffered);
  });

  test('is not sold at an old price, nor once it is retired, and a checkout that began before ends', async () => {
    const [sold] = await api.sql<{ id: number }>(`SELECT id FROM packages WHERE slug = 'foundations'`);
    const idempotencyKey = randomUUID();
    const open = (amount: number) =>
      api.visitor.payments.createIntent({ body: { ...foundations, amount }, idempotencyKey });
    const { clientSecret } = await open(299);
    await api.sql('UPDATE packages SET price_cents = 31900 WHERE id = $1', [sold?.id]);
    await expect(open(299)).rejects.toMatchObject({ status: 400, errors: [{ path: 'amount' }] });
    await expect(open(319)).rejects.toMatchObject({ status: 409 });
    const buyer = { clientSecret, name: 'Ann Lee', email: 'ann@example.com' };
    await expect(api.visitor.payments.setBuyer({ body: buyer })).rejects.toMatchObject({ status: 409 });
    await api.sql('UPDATE packages SET price_cents = 29900, retired_at = now() WHERE id = $1', [sold?.id]);
    await expect(open(299)).rejects.toMatchObject({ status: 400, errors: [{ path: 'serviceType' }] });
    await api.sql('UPDATE packages SET retired_at = NULL WHERE id = $1', [sold?.id]);
  });
});

test('a consultation can be asked for with what is in the form, and no longer when that is retired', async () => {
  const ask = (service: string) =>
    api.visitor.consultationRequests.create({ body: { ...aRequest(), service } });
  const inForm = (await offered()).flatMap(({ slug, requestLabel }) => (requestLabel ? slug : []));
  expect(inForm).toHaveLength(8);
  for (const slug of inForm) expect(await outcomeOf(ask(slug))).toBe('ok');
  const { id } = await bySlug('mnri-family');
  const { retiredAt: _, ...family } = await api.admin.services.one({ params: { id } });
  await change(id, { ...family, isRetired: true });
  const unknown = refused(400, 'Please select a service package.', 'service');
  for (const slug of ['mnri-family', 'desk-check', 'massage'])
    await expect(ask(slug)).rejects.toMatchObject(unknown);
  const query = { filter: { service: 'mnri-family' } };
  const { rows } = await api.admin.consultationRequests.list({ query });
  expect(rows[0]?.serviceLabel).toBe('MNRI Family Programs');
});

test('an appointment lacks a parent’s consent where its service needs it', async () => {
  const { id: userId } = await api.aClient();
  const { id: serviceId } = await add({ consent: 'required' });
  const book = (body: object) =>
    api.admin.adminAppointments.create({ body: { ...anAppointment(), userId, ...body } });
  expect((await book({ serviceId })).lacksConsent).toBe(true);
  expect((await book({ appointmentTime: '2:00 PM' })).lacksConsent).toBe(false);
});
