import { describe, expect, test } from '@jest/globals';
import { type Client, clientMessages } from '@practice/contract/clients';
import { addDays } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { anAppointment } from '../../test/appointment.ts';
import { aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { aPdf, named } from '../../test/files.ts';
import { aPerson, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();
const nobody = { firstName: 'Nora', lastName: 'Quill' };
const notFound = { status: 404 };
let days = 1;

/** A day of its own for each visit. */
const nextDay = () => {
  days += 1;
  return days;
};

const add = (over: { email?: string; invite?: boolean; phone?: string; birthDate?: string } = {}) =>
  api.admin.clients.create({ body: { ...nobody, ...over } });

const book = ({ id }: Pick<Client, 'id'>, appointmentDate = aWorkingDay(nextDay())) =>
  api.admin.adminAppointments.create({ body: { ...anAppointment({ appointmentDate }), userId: id } });

const yesterday = () => addDays(practiceDay(), -nextDay());

test('the practice finds people by name or address, without their secrets', async () => {
  const zelda = { ...aPerson(), firstName: 'Zelda', lastName: 'Quill' };
  const { id, email } = await openBrowser(api.origin).auth.register({ body: zelda });
  for (const q of ['zelda quill', email]) {
    const { rows } = await api.admin.clients.list({ query: { filter: { q } } });
    expect(rows).toMatchObject([{ id, name: 'Zelda Quill', email, emailConfirmed: false, isAdmin: false }]);
    expect(Object.keys(rows[0] ?? {}).filter((name) => /token|hash|^password/i.test(name))).toEqual([]);
  }
  await expect(api.admin.clients.one({ params: { id: 999_999 } })).rejects.toMatchObject(notFound);
  expect(await (await api.admin.clients.exportCsv()).text()).toContain('Zelda');
});

describe('a person without a login', () => {
  test('needs no email address, is found by phone, and is booked without anyone being emailed', async () => {
    const person = await add({ phone: '(984) 555-0142', birthDate: '2019-05-04' });
    expect(person).toMatchObject({ hasLogin: false, email: null, username: null, birthDate: '2019-05-04' });
    const { rows } = await api.admin.clients.list({
      query: { filter: { q: '984 555 0142', isAdmin: false } },
    });
    expect(rows).toEqual([person]);
    const visit = await book(person);
    expect(visit).toMatchObject({
      userId: null,
      personId: person.id,
      emails: [],
      user: { ...nobody, email: null },
    });
    const params = { id: visit.id };
    const { emails } = await api.admin.adminAppointments.update({ params, body: { status: 'cancelled' } });
    expect(emails).toEqual(['practice']);
    await api.admin.adminAssessments.create({ body: aProfessionalAssessment(person.id) });
  });

  test('with an email address gets the emails about visits, without a link to the dashboard', async () => {
    const { email } = aPerson();
    const person = await add({ email, invite: false });
    expect(person).toMatchObject({ hasLogin: false, email, invitedAt: null });
    expect((await book(person)).emails).toEqual(['client']);
    await api.jobs.idle();
    const [booked, ...others] = await api.mail.to(email);
    expect(booked?.text).not.toContain('/client-dashboard');
    expect(others).toEqual([]);
  });

  test('is invited later, and then sees the visits that were booked before', async () => {
    const person = await add();
    const visit = await book(person);
    const params = { id: person.id };
    const { email, password } = aPerson();
    const { emailNeeded, emailTaken } = clientMessages;
    const { person: other } = await api.aClient();
    for (const [body, message] of [
      [{}, emailNeeded],
      [{ email: other.email }, emailTaken],
    ] as const)
      await expect(api.admin.clients.invite({ params, body })).rejects.toMatchObject({
        errors: [{ path: 'email', message }],
      });
    const invited = await api.admin.clients.invite({ params, body: { email } });
    expect(invited).toMatchObject({ id: person.id, hasLogin: true, email, emailConfirmed: false });
    const token = await api.mail.tokenIn(`Your account with ${practice.name}`, email);
    const browser = openBrowser(api.origin);
    await browser.auth.resetPassword({ body: { token, password } });
    await browser.auth.login({ body: { email, password } });
    expect(await browser.appointments.mine()).toMatchObject([{ id: visit.id, userId: person.id }]);
  });

  test('has details that staff correct, with a birth date that can be one', async () => {
    const { id } = await add();
    const body = { ...nobody, email: 'nora@example.com', address: '1 Oak St', birthDate: '1931-01-02' };
    expect(await api.admin.clients.correct({ params: { id }, body })).toMatchObject({
      ...body,
      hasLogin: false,
    });
    for (const birthDate of ['1899-12-31', addDays(practiceDay(), 1), '2019-02-30'])
      await expect(
        api.admin.clients.correct({ params: { id }, body: { ...body, birthDate } }),
      ).rejects.toMatchObject({ errors: [{ path: 'birthDate' }] });
  });

  test('is deleted by owners, while there is nothing to keep', async () => {
    const practitioner = await api.aClient({ role: 'practitioner' });
    await api.sql('UPDATE sessions SET confirmed_at = now()');
    const { id } = await add();
    await book({ id });
    await expect(practitioner.clients.remove({ params: { id } })).rejects.toMatchObject({ status: 403 });
    await api.admin.clients.remove({ params: { id } });
    await expect(api.admin.clients.one({ params: { id } })).rejects.toMatchObject(notFound);
    const kept = await add();
    await book(kept, yesterday());
    await expect(api.admin.clients.remove({ params: { id: kept.id } })).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.recordKept,
    });
  });
});

test('what the practice keeps of a deleted account is seen by owners and who treated them, and the rest is gone', async () => {
  const client = await api.aClient();
  const writer = await api.aClient({ role: 'practitioner' });
  const params = { id: client.id };
  const ahead = await book(client);
  const past = await book(client, yesterday());
  const report = { body: aProfessionalAssessment(client.id), file: named(aPdf(), 'Desk.pdf') };
  const assessment = await api.admin.adminAssessments.create(report);
  await writer.clients.addNote({ params, body: { text: 'Likes mornings.' } });
  await client.account.remove({ body: { currentPassword: client.person.password } });

  const kept = { firstName: 'Robin', email: null, hasLogin: false, closedAt: expect.any(String) };
  expect(await api.admin.clients.one({ params })).toMatchObject(kept);
  const byPerson = { query: { filter: { userId: client.id } } };
  const visits = await api.admin.adminAppointments.list(byPerson);
  expect(visits.rows).toMatchObject([{ id: past.id, userId: null, personId: client.id, isClosed: true }]);
  await expect(api.admin.adminAppointments.one({ params: { id: ahead.id } })).rejects.toMatchObject(notFound);
  expect(await api.admin.clients.notes({ params })).toMatchObject([{ text: 'Likes mornings.' }]);
  const written = { id: assessment.id };
  const record = await api.admin.adminAssessments.one({ params: written });
  expect(record).toMatchObject({ isClosed: true, report: expect.anything() });
  await expect(book(client)).rejects.toMatchObject({ errors: [{ path: 'userId' }] });

  const [therapist, stranger, assistant] = await Promise.all([
    api.aClient({ role: 'practitioner' }),
    api.aClient({ role: 'practitioner' }),
    api.aClient({ role: 'assistant' }),
  ]);
  const visit = { id: past.id };
  const reads = ({ clients, adminAppointments, adminAssessments }: Browser) => [
    clients.one({ params }),
    clients.notes({ params }),
    adminAppointments.one({ params: visit }),
    adminAssessments.one({ params: written }),
    adminAssessments.notes({ params: written }),
  ];
  const writes = ({ clients, adminAppointments, adminAssessments }: Browser) => [
    clients.addNote({ params, body: { text: 'x' } }),
    clients.correct({ params, body: { firstName: 'Rob', lastName: 'Marsh' } }),
    clients.merge({ params: { id: therapist.id }, body: { other: client.id } }),
    adminAppointments.update({ params: visit, body: { title: 'Other' } }),
    adminAssessments.review({ params: written }),
    adminAssessments.update({ params: written, body: { followUpNeeded: true } }),
    adminAssessments.addNote({ params: written, body: { text: 'x' } }),
  ];
  const lists = ({ clients, adminAppointments, adminAssessments }: Browser) => [
    clients.list({ query: { filter: { id: [client.id] } } }),
    adminAppointments.list(byPerson),
    adminAssessments.list(byPerson),
  ];
  const statuses = async (calls: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(calls);
    return new Set(settled.map((each) => (each.status === 'rejected' ? each.reason.status : 200)));
  };
  const totals = async (browser: Browser) => (await Promise.all(lists(browser))).map(({ total }) => total);
  const linkTo = (id: number) =>
    api.sql('UPDATE practitioners SET user_id = $1 WHERE id = $2', [id, past.practitioners[0]?.id]);

  expect(await totals(api.admin)).toEqual([1, 1, 1]);
  await linkTo(therapist.id);
  for (const browser of [therapist, writer]) {
    expect(await totals(browser)).toEqual([1, 1, 1]);
    expect(await statuses(reads(browser))).toEqual(new Set([200]));
    expect(await statuses(writes(browser))).toEqual(new Set([403]));
  }
  expect(await totals(stranger)).toEqual([0, 0, 0]);
  expect(await statuses([...reads(stranger), ...writes(stranger)])).toEqual(new Set([404]));
  await linkTo(assistant.id);
  const { clients, adminAppointments } = assistant;
  const assistants = [clients.one({ params }), adminAppointments.one({ params: visit })];
  expect(await statuses(assistants)).toEqual(new Set([404]));
  expect((await adminAppointments.list(byPerson)).total).toBe(0);
});
