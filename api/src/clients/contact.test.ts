import { describe, expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { messages } from '@practice/contract/messages';
import { practice } from '@practice/contract/practice';
import { secondFactorMessages } from '@practice/contract/second-factor';
import { openBrowser } from '../../test/browser.ts';
import { aPerson, aRequest, testApi } from '../../test/start-api.ts';

const api = testApi();
const invitation = `Your account with ${practice.name}`;
const confirmation = 'Please confirm your new email address';
const taken = { status: 409, errors: [{ path: 'email', message: clientMessages.emailTaken }] };

const contact = (over: { email?: string; phone?: string } = {}) => {
  const { email } = aPerson();
  return { firstName: 'Nora', lastName: 'Quill', phone: '(919) 555-0123 x7', email, ...over };
};
const correct = (id: number, body = contact(), by = api.admin) =>
  by.clients.correct({ params: { id }, body });

async function anInvited() {
  const body = contact();
  const { id } = await api.admin.clients.create({ body });
  return { id, body, token: await api.mail.tokenIn(invitation, body.email) };
}

const setPassword = (token: string) =>
  openBrowser(api.origin).auth.resetPassword({ body: { token, password: 'a password of my own' } });

test('a name and a phone are corrected at once, as typed, which the audit log says without the values', async () => {
  const { id, person } = await api.aClient();
  const body = contact({ email: person.email.toUpperCase() });
  expect(await correct(id, body)).toMatchObject({ ...body, email: person.email, newEmail: null });
  const { email: _, ...details } = body;
  const cleared = await api.admin.clients.correct({ params: { id }, body: { ...details, phone: '' } });
  expect(cleared).toMatchObject({ name: 'Nora Quill', phone: null, email: person.email });
  const entries = (await api.admin.auditLog.list({ query: { filter: { clientId: id } } })).rows;
  const detail = 'contact, firstName, lastName, phone, email';
  expect(entries.at(-1)).toMatchObject({ act: 'change', record: 'client', recordId: id, detail });
  await api.jobs.idle();
  expect(await api.mail.to(person.email)).toHaveLength(1);
  await expect(correct(999_999)).rejects.toMatchObject({ status: 404 });
});

test('an invitation with a typo is sent again to the right address, and the former link ends', async () => {
  const { id, body, token } = await anInvited();
  await api.visitor.auth.forgotPassword({ body: { email: body.email } });
  const forgotten = await api.mail.tokenIn('Reset your password', body.email);
  const { email } = contact();
  expect(await correct(id, { ...body, email })).toMatchObject({ email, newEmail: null });
  const newer = await api.mail.tokenIn(invitation, email);
  for (const former of [token, forgotten])
    await expect(setPassword(former)).rejects.toMatchObject({
      serverMessage: messages.auth.resetTokenInvalid,
    });
  await setPassword(newer);
  const login = { email, password: 'a password of my own' };
  expect(await openBrowser(api.origin).auth.login({ body: login })).toMatchObject({ id, email });
});

test('a new address of a login counts once its link is opened there, and only then the old one is told', async () => {
  const client = await api.aClient({ isConfirmed: true });
  const body = contact();
  const { email } = client.person;
  expect(await correct(client.id, body)).toMatchObject({ name: 'Nora Quill', email, newEmail: body.email });
  const token = await api.mail.tokenIn(confirmation, body.email);
  expect(await client.auth.user()).toMatchObject({ email });
  expect(await api.visitor.auth.confirmEmail({ body: { token } })).toMatchObject({ needs: 'login' });
  await client.auth.login({ body: client.person });
  await client.auth.confirmEmail({ body: { token } });
  const corrected = { email: body.email, newEmail: null };
  expect(await api.admin.clients.one({ params: { id: client.id } })).toMatchObject(corrected);
  await api.mail.about('Your email address was changed', email);
});

test('an address that another account has is refused at its field, and nothing is changed', async () => {
  const { person } = await api.aClient();
  for (const { id } of [await anInvited(), await api.aClient({ isConfirmed: true })]) {
    const before = await api.admin.clients.one({ params: { id } });
    await expect(correct(id, contact({ email: person.email.toUpperCase() }))).rejects.toMatchObject(taken);
    expect(await api.admin.clients.one({ params: { id } })).toEqual(before);
  }
});

describe('of whoever works here', () => {
  test('only an owner corrects the details, who has just confirmed who they are, and nobody here their own', async () => {
    const colleague = await api.aClient({ isConfirmed: true, role: 'practitioner' });
    const assistant = await api.aClient({ role: 'assistant' });
    const owner = await api.aClient({ role: 'owner' });
    await expect(correct(colleague.id, contact(), assistant)).rejects.toMatchObject({ status: 403 });
    await expect(correct(colleague.id, contact(), owner)).rejects.toMatchObject({
      serverMessage: secondFactorMessages.needed,
    });
    await expect(correct(owner.id, contact(), owner)).rejects.toMatchObject({
      status: 409,
      serverMessage: clientMessages.ownContact,
    });
    const body = contact();
    expect(await correct(colleague.id, body)).toMatchObject({ phone: body.phone, newEmail: body.email });
    const { id } = await api.aClient();
    expect(await correct(id, body, assistant)).toMatchObject({ newEmail: body.email });
    await api.sql('DELETE FROM staff WHERE user_id = $1', [owner.id]);
  });

  test('a confirmed address stays while they must set a new password', async () => {
    const { id } = await api.aClient({ isConfirmed: true });
    await api.admin.clients.update({ params: { id }, body: { role: 'assistant' } });
    await expect(correct(id)).rejects.toMatchObject({
      status: 409,
      errors: [{ path: 'email', message: clientMessages.passwordFirst }],
    });
  });
});

describe('at the same moment', () => {
  test('one of two people gets an address', async () => {
    const wanted = contact();
    const people = [await anInvited(), await anInvited()];
    const both = await Promise.allSettled(people.map((person) => correct(person.id, wanted)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both).toContainEqual({ status: 'rejected', reason: expect.objectContaining(taken) });
  });

  test('an invitation is accepted at its old address, or ends for the new one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, body, token } = await anInvited();
      const { email } = contact();
      const [accepted] = await Promise.allSettled([setPassword(token), correct(id, { ...body, email })]);
      expect(await api.admin.clients.one({ params: { id } })).toMatchObject(
        accepted.status === 'fulfilled'
          ? { emailConfirmed: true, email: body.email }
          : { emailConfirmed: false, email, newEmail: null },
      );
    }
  });
});

test('clients and requests are found by the digits of a phone, whatever is between them', async () => {
  const { id } = await api.aClient();
  await correct(id, contact({ phone: '+1 (984) 555.0177 ext. 3' }));
  await api.visitor.consultationRequests.create({ body: { ...aRequest(), phone: '984-555-0177' } });
  const found = async (q: string) => [
    (await api.admin.clients.list({ query: { filter: { q } } })).total,
    (await api.admin.consultationRequests.list({ query: { filter: { q } } })).total,
  ];
  for (const q of ['(984) 555-0177', '+1 984', '19845550177', ' 5550177', '0177'])
    expect([q, ...(await found(q))]).toEqual([q, 1, 1]);
  expect(await found('984.555.0177 x3')).toEqual([1, 0]);
  for (const q of ['984', '984 555 0178', 'ann 0177', '0177@'])
    expect([q, ...(await found(q))]).toEqual([q, 0, 0]);
});
