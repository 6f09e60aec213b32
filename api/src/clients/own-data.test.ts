import { describe, expect, test } from '@jest/globals';
import { wrongPasswordMessage } from '@practice/contract/auth';
import { messages } from '@practice/contract/messages';
import { anAppointment } from '../../test/appointment.ts';
import { anAssessment, aProfessionalAssessment } from '../../test/assessment.ts';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aPdf } from '../../test/files.ts';
import { whileLocked } from '../../test/locked-rows.ts';
import { aPayment } from '../../test/purchase.ts';
import { aPerson, aRequest, type Client, testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';

const api = testApi();

const someone = () => api.aClient({ isConfirmed: true });

const pay = ({ id, person }: Client) =>
  aPayment(api, { userId: id, customerEmail: person.email, cardBrand: 'visa', cardLast4: '4242' });

const visit = (days: number, appointmentTime = '10:00 AM') =>
  anAppointment({ appointmentDate: aWorkingDay(days), appointmentTime });

describe('a copy of one’s own data', () => {
  test('has all of it with links to the PDFs, without other people’s data, secrets and private notes', async () => {
    const client = await someone();
    const other = await someone();
    for (const each of [client, other]) {
      const { id: assessmentId } = await each.assessments.perform({ body: anAssessment() });
      await each.assessments.advise({
        body: { assessmentId, question: 'How high should my screen be?' },
      });
      await api.admin.adminAssessments.addNote({
        params: { id: assessmentId },
        body: { text: 'A private note.' },
      });
    }
    const report = new File([new Uint8Array(aPdf())], 'Desk.pdf', { type: 'application/pdf' });
    await api.admin.adminAssessments.create({ body: aProfessionalAssessment(client.id), file: report });
    await api.admin.clients.addNote({ params: { id: client.id }, body: { text: 'A private note.' } });
    const gone = await client.appointments.create({ body: visit(3) });
    await client.appointments.create({ body: visit(3, '2:00 PM') });
    await client.appointments.remove({ params: { id: gone.id } });
    await api.visitor.consultationRequests.create({
      body: { ...aRequest(), email: client.person.email.toUpperCase() },
    });
    await api.visitor.consultationRequests.create({ body: aRequest() });
    for (const each of [client, other]) await pay(each);

    const response = await client.send('/api/account/data.json');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-[\d-]+\.json"$/,
    );
    const text = await response.text();
    const copy = JSON.parse(text);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(copy.payments).toMatchObject([{ amount: 299, cardBrand: 'visa', cardLast4: '4242' }]);
    expect(copy.account).toMatchObject({ firstName: 'Robin', email: client.person.email });
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
      const file = await client.send(new URL(link).pathname);
      expect([link, file.status, file.headers.get('content-type')]).toEqual([link, 200, 'application/pdf']);
    }
    expect(text).not.toContain(other.person.email);
    expect(text).not.toMatch(/private note|argon2|\$scrypt|"password"|token|secret/i);
  });

  test('of a new account is empty, without requests from an unconfirmed address', async () => {
    const client = await api.aClient();
    await api.visitor.consultationRequests.create({ body: { ...aRequest(), email: client.person.email } });
    const copy = await (await client.send('/api/account/data.json')).json();
    expect(copy).toMatchObject({ appointments: [], payments: [], consultationRequests: [], assessments: [] });
  });
});

describe('deleting one’s own account', () => {
  test('requires the password', async () => {
    const client = await someone();
    await expect(client.account.remove({ body: { currentPassword: 'not this one' } })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'currentPassword', message: wrongPasswordMessage }],
    });
    expect(await api.sql('SELECT 1 FROM users WHERE id = $1', [client.id])).toHaveLength(1);
  });

  test('ends all sessions, cancels appointments and keeps payments', async () => {
    const client = await someone();
    const phone = openBrowser(api.origin);
    await phone.auth.login({ body: client.person });
    await client.assessments.perform({ body: anAssessment() });
    const booked = visit(4);
    await client.appointments.create({ body: booked });
    await pay(client);

    const answer = await client.account.remove({ body: { currentPassword: client.person.password } });
    expect(answer).toEqual({ message: messages.account.deleted });
    expect([...client.cookies]).toEqual([['signed-in', 'out']]);
    expect(await phone.auth.user()).toBeNull();
    await expect(openBrowser(api.origin).auth.login({ body: client.person })).rejects.toMatchObject({
      status: 401,
    });
    // The rest goes with the person, as the foreign keys say.
    expect(await api.sql('SELECT 1 FROM people WHERE id = $1', [client.id])).toEqual([]);
    expect(
      await api.sql('SELECT user_id, status FROM payments WHERE customer_email = $1', [client.person.email]),
    ).toEqual([{ user_id: null, status: 'succeeded' }]);
    const isCanceled = ({ subject, to }: (typeof api.mail.emails)[number]) =>
      to?.[0]?.address === client.person.email && /\bcanceled\b/i.test(subject ?? '');
    const canceled = await eventually(async () => api.mail.emails.find(isCanceled), 'the canceled visit');
    expect(canceled.text).not.toMatch(/Book another time|client-dashboard/);
    const alerts = (await api.admin.alerts.list()).map(({ message }) => message);
    expect(alerts).toContainEqual(expect.stringMatching(/^Robin Marsh deleted their account\./));
    const next = await someone();
    expect(await next.appointments.create({ body: booked })).toMatchObject(booked);
  });

  test.each([
    ['is deleted once more', (browser: Browser) => browser.account.remove],
    ['gets another password', (browser: Browser) => browser.account.changePassword],
    ['gets another address', (browser: Browser) => browser.account.changeEmail],
  ])('while it %s ends the session of the slower call with the correct password', async (_, callOf) => {
    const client = await someone();
    const input = { currentPassword: client.person.password, password: 'a new one', email: aPerson().email };
    await whileLocked(api, 'DELETE FROM users WHERE id = $1', [client.id], () => [
      expect(callOf(client)({ body: input })).rejects.toMatchObject({
        status: 401,
        serverMessage: messages.auth.signInFirst,
      }),
    ]);
  });

  test('concurrent with a booking leaves no appointment and causes no error', async () => {
    const client = await someone();
    const phone = openBrowser(api.origin);
    await phone.auth.login({ body: client.person });
    const [, ...bookings] = await Promise.allSettled([
      client.account.remove({ body: { currentPassword: client.person.password } }),
      phone.appointments.create({ body: visit(6) }),
      phone.appointments.create({ body: visit(6, '2:00 PM') }),
    ]);
    const refused = bookings.filter((booking) => booking.status === 'rejected');
    for (const { reason } of refused) expect([401, 409]).toContain(reason.status);
    expect(await api.sql('SELECT 1 FROM client_appointments WHERE person_id = $1', [client.id])).toEqual([]);
  });
});
