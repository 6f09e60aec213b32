import { describe, expect, jest, test } from '@jest/globals';
import { wrongPasswordMessage } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { DataSource } from 'typeorm';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPdf } from '../../test/files.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { aWorkingDay } from '../../test/working-day.ts';
import { Assessments } from '../assessments/assessments.ts';
import { Accounts } from '../auth/accounts.ts';

const api = testApi();

async function someone({ isConfirmed = true } = {}) {
  const { person, browser, id } = await api.someone();
  if (isConfirmed) await api.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
  return { person, browser, id };
}

let intents = 0;

const pay = (id: number, email: string) =>
  api.sql(
    `INSERT INTO payments (user_id, stripe_payment_intent_id, amount, status, service_type, customer_email, payment_date,
                           card_brand, card_last4)
     VALUES ($1, $2, 299, 'succeeded', 'Foundations Package', $3, now(), 'visa', '4242')`,
    [id, `pi_own_${++intents}`, email],
  );

const visit = (days: number, appointmentTime = '10:00 AM') => ({
  title: 'Desk check',
  appointmentDate: aWorkingDay(days),
  appointmentTime,
});

describe('a copy of one’s own data', () => {
  test('has all of it with links to the PDFs, without other people’s data, secrets and private notes', async () => {
    const { person, browser, id } = await someone();
    const other = await someone();
    for (const each of [browser, other.browser]) {
      const { id: assessmentId } = await each.api.assessments.perform({ body: anAssessment() });
      await each.api.assessments.advise({
        body: { assessmentId, question: 'How high should my screen be?' },
      });
      await api.admin.api.adminAssessments.addNote({
        params: { id: assessmentId },
        body: { text: 'A private note.' },
      });
    }
    const report = new File([new Uint8Array(aPdf())], 'Desk.pdf', { type: 'application/pdf' });
    await api.admin.api.adminAssessments.create({ body: aProfessionalAssessment(id), file: report });
    await api.admin.api.clients.addNote({ params: { id }, body: { text: 'A private note.' } });
    const gone = await browser.api.appointments.create({ body: visit(3) });
    await browser.api.appointments.create({ body: visit(3, '2:00 PM') });
    await browser.api.appointments.remove({ params: { id: gone.id } });
    await api.visitor.api.consultationRequests.create({
      body: { ...aRequest(), email: person.email.toUpperCase() },
    });
    await api.visitor.api.consultationRequests.create({ body: aRequest() });
    for (const each of [{ id, person }, other]) await pay(each.id, each.person.email);

    const response = await browser.send('/api/account/data.json');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-[\d-]+\.json"$/,
    );
    const text = await response.text();
    const copy = JSON.parse(text);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(copy.payments).toMatchObject([{ amount: '299.00', cardBrand: 'visa', cardLast4: '4242' }]);
    expect(copy.account).toMatchObject({ firstName: 'Robin', email: person.email });
    expect(copy.appointments).toHaveLength(2);
    expect(copy.appointments[0]).toMatchObject({ title: 'Desk check', removedAt: expect.any(String) });
    expect(copy.consultationRequests).toMatchObject([{ message: aRequest().message }]);
    expect(copy.assessments).toMatchObject([
      { kind: 'ai', answers: expect.anything(), messages: { length: 4 } },
      { kind: 'professional' },
    ]);
    const links = [
      copy.payments[0].receipt,
      ...copy.assessments.map((each: { attachments: string }) => each.attachments),
    ];
    expect(links).toHaveLength(3);
    for (const link of links) {
      const file = await browser.send(new URL(link).pathname);
      expect([link, file.status, file.headers.get('content-type')]).toEqual([link, 200, 'application/pdf']);
    }
    expect(text).not.toContain(other.person.email);
    expect(text).not.toMatch(/private note|argon2|\$scrypt|"password"|token|secret/i);
  });

  test('of a new account is empty, without requests from an unconfirmed address', async () => {
    const { person, browser } = await someone({ isConfirmed: false });
    await api.visitor.api.consultationRequests.create({ body: { ...aRequest(), email: person.email } });
    const copy = await (await browser.send('/api/account/data.json')).json();
    expect(copy).toMatchObject({ appointments: [], payments: [], consultationRequests: [], assessments: [] });
  });
});

test('a copy that fails is no download', async () => {
  const { browser } = await someone();
  await browser.api.assessments.perform({ body: anAssessment() });
  const assessments = api.app.get(Assessments, { strict: false });
  jest.spyOn(assessments, 'one').mockRejectedValueOnce(new Error('The database is gone.'));
  const response = await browser.send('/api/account/data.json');
  expect(response.status).toBe(500);
  expect(response.headers.get('content-disposition')).toBeNull();
  expect((await browser.send('/api/account/data.json')).status).toBe(200);
});

describe('deleting one’s own account', () => {
  test('requires the password', async () => {
    const { browser, id } = await someone();
    await expect(
      browser.api.account.remove({ body: { currentPassword: 'not this one' } }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'currentPassword', message: wrongPasswordMessage }],
    });
    expect(await api.sql('SELECT 1 FROM users WHERE id = $1', [id])).toHaveLength(1);
  });

  test('ends all sessions, cancels appointments, keeps payments, and emails everyone', async () => {
    const { person, browser, id } = await someone();
    const phone = openBrowser(api.origin);
    await phone.api.auth.login({ body: person });
    await browser.api.assessments.perform({ body: anAssessment() });
    const booked = visit(4);
    await browser.api.appointments.create({ body: booked });
    await pay(id, person.email);

    const answer = await browser.api.account.remove({ body: { currentPassword: person.password } });
    expect(answer).toEqual({ message: messages.account.deleted });
    expect([...browser.cookies]).toEqual([['signed-in', 'out']]);
    expect(await phone.api.auth.user()).toBeNull();
    await expect(openBrowser(api.origin).api.auth.login({ body: person })).rejects.toMatchObject({
      status: 401,
    });
    for (const table of ['ergonomic_assessments', 'client_appointments', 'sessions'])
      expect([table, await api.sql(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])]).toEqual([table, []]);
    expect(
      await api.sql('SELECT user_id, status FROM payments WHERE customer_email = $1', [person.email]),
    ).toEqual([{ user_id: null, status: 'succeeded' }]);

    const farewells = await api.mail.about('Your account is deleted', person.email);
    expect(farewells.map(({ text }) => text)).toEqual([expect.stringContaining('consultation requests')]);
    const isCanceled = ({ subject, to }: (typeof api.mail.emails)[number]) =>
      to?.[0]?.address === person.email && /\bcanceled\b/i.test(subject ?? '');
    const canceled = await eventually(async () => api.mail.emails.find(isCanceled), 'the canceled visit');
    expect(canceled.text).not.toMatch(/Book another time|client-dashboard/);
    const [told] = await api.mail.about('Account deleted: Robin Marsh', 'inbox@practice.example');
    expect(told?.text).toContain('10:00 AM');
    await eventually(async () => {
      const alerts = await api.admin.api.alerts.list();
      return (
        alerts.some(({ message }) => message.startsWith('Robin Marsh deleted their account.')) || undefined
      );
    }, 'the alert');
    const next = await someone();
    expect(await next.browser.api.appointments.create({ body: booked })).toMatchObject(booked);
  });

  test('emails everyone the last emailed state of a visit that was changed moments before', async () => {
    const { person, browser } = await someone();
    const canceled = await browser.api.appointments.create({ body: visit(5, '9:00 AM') });
    const moved = await browser.api.appointments.create({ body: visit(5, '11:00 AM') });
    await browser.api.appointments.remove({ params: { id: canceled.id } });
    await browser.api.appointments.update({ params: { id: moved.id }, body: { appointmentTime: '3:00 PM' } });
    await browser.api.account.remove({ body: { currentPassword: person.password } });

    const told = await eventually(
      () =>
        api.mail.emails.find(({ text }) => text?.includes('Canceled with it') && text.includes('9:00 AM')),
      'the owners’ email',
    );
    expect(told.text).toContain('11:00 AM');
    expect(told.text).not.toContain('3:00 PM');
    await eventually(() => {
      const toClient = api.mail.emails.filter(({ to }) => to?.[0]?.address === person.email);
      return toClient.filter(({ subject }) => subject?.startsWith('Canceled:')).length === 2 || undefined;
    }, 'both visits');
  });

  test.each([
    ['is deleted once more', (browser: Browser) => browser.api.account.remove],
    ['gets another password', (browser: Browser) => browser.api.account.changePassword],
    ['gets another address', (browser: Browser) => browser.api.account.changeEmail],
  ])('while it %s ends the session of the slower call with the correct password', async (_, callOf) => {
    const { person, browser, id } = await someone();
    const input = { currentPassword: person.password, password: 'a new one', email: aPerson().email };
    const runner = api.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query('DELETE FROM users WHERE id = $1', [id]);
    const slower = expect(callOf(browser)({ body: input })).rejects.toMatchObject({
      status: 401,
      serverMessage: messages.auth.signInFirst,
    });
    await waitsForLock(api);
    await runner.commitTransaction();
    await runner.release();
    await slower;
  });

  test('during another call’s password check does not report a wrong password there', async () => {
    const { person, browser, id } = await someone();
    const accounts = api.app.get(Accounts, { strict: false });
    jest.spyOn(accounts, 'authenticate').mockImplementationOnce(async () => {
      await api.sql('DELETE FROM users WHERE id = $1', [id]);
      return undefined;
    });
    await expect(
      browser.api.account.remove({ body: { currentPassword: person.password } }),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  test('concurrent with a booking leaves no appointment and causes no error', async () => {
    const { person, browser, id } = await someone();
    const phone = openBrowser(api.origin);
    await phone.api.auth.login({ body: person });
    const [, ...bookings] = await Promise.allSettled([
      browser.api.account.remove({ body: { currentPassword: person.password } }),
      phone.api.appointments.create({ body: visit(6) }),
      phone.api.appointments.create({ body: visit(6, '2:00 PM') }),
    ]);
    const refused = bookings.filter((booking) => booking.status === 'rejected');
    for (const { reason } of refused) expect([401, 409]).toContain(reason.status);
    expect(await api.sql('SELECT 1 FROM client_appointments WHERE user_id = $1', [id])).toEqual([]);
  });

  test('concurrent with a password change either deletes the account or leaves it unchanged', async () => {
    const { person, browser, id } = await someone();
    const phone = openBrowser(api.origin);
    await phone.api.auth.login({ body: person });
    const [removed] = await Promise.allSettled([
      browser.api.account.remove({ body: { currentPassword: person.password } }),
      phone.api.account.changePassword({ body: { currentPassword: person.password, password: 'a new one' } }),
    ]);
    const left = await api.sql('SELECT 1 FROM users WHERE id = $1', [id]);
    expect(left).toHaveLength(removed.status === 'fulfilled' ? 0 : 1);
  });
});
