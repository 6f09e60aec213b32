import { describe, expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { founders } from '@practice/contract/founders';
import { messages } from '@practice/contract/messages';
import type { StaffRole } from '@practice/contract/permissions';
import { practice } from '@practice/contract/practice';
import { openBrowser } from '../../test/browser.ts';
import { aResource } from '../../test/resource.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();
const subject = `${founders[0].name} invites you to work with ${practice.name}`;

const invite = ({ firstName, lastName, email }: ReturnType<typeof aPerson>, role: StaffRole = 'assistant') =>
  api.admin.clients.inviteColleague({ body: { firstName, lastName, email, role } });

const setRole = (id: number, role: StaffRole | null) =>
  api.admin.clients.update({ params: { id }, body: { role } });

const denied = { status: 403, serverMessage: messages.accessDenied.description };

async function setPassword(email: string, password: string) {
  const browser = openBrowser(api.origin);
  await browser.auth.resetPassword({ body: { token: await api.mail.tokenIn(subject, email), password } });
  await browser.auth.login({ body: { email, password } });
  return browser;
}

describe('a colleague who is invited', () => {
  test('sets a password by the emailed link and begins with that role', async () => {
    const person = aPerson();
    const { id, ...invited } = await invite(person);
    const role = { role: 'assistant', isAdmin: true };
    expect(invited).toMatchObject({ ...role, isClient: false, emailConfirmed: false });
    const browser = await setPassword(person.email, 'a password of robins');
    expect(await browser.auth.user()).toMatchObject({ ...role, id, emailConfirmed: true });
    const { alreadyIn: serverMessage } = clientMessages;
    await expect(api.admin.clients.invite({ params: { id } })).rejects.toMatchObject({ serverMessage });
    const found = await api.admin.auditLog.list({ query: { filter: { clientId: id, act: 'invite' } } });
    expect(found.rows.map(({ detail }) => detail)).toEqual(['role: assistant']);
  });

  test('keeps their account, but not its password', async () => {
    const client = await api.aClient({ isConfirmed: true });
    const { id, person } = client;
    const promoted = { id, role: 'practitioner', newPasswordRequired: true };
    expect(await invite(person, 'practitioner')).toMatchObject(promoted);
    expect(await client.auth.user()).toBeNull();
    await expect(client.auth.login({ body: person })).rejects.toMatchObject({ status: 403 });
    const browser = await setPassword(person.email, 'another password of robins');
    expect(await browser.auth.user()).toMatchObject({ id, role: 'practitioner' });
    expect(await setRole(id, null)).toMatchObject({ role: null, isAdmin: false, newPasswordRequired: false });
    expect(await browser.appointments.mine()).toEqual([]);
  });

  test('takes over an account that someone else opened with their address', async () => {
    const stranger = await api.aClient();
    await invite(stranger.person);
    expect(await stranger.auth.user()).toBeNull();
    await expect(stranger.auth.login({ body: stranger.person })).rejects.toMatchObject({ status: 401 });
    await setPassword(stranger.person.email, 'a password of their own');
  });

  test('has no role yet, and one of the three', async () => {
    const person = aPerson();
    await invite(person);
    await expect(invite(person)).rejects.toMatchObject({
      status: 409,
      errors: [{ path: 'email', message: clientMessages.alreadyColleague }],
    });
    await expect(invite(aPerson(), 'boss' as StaffRole)).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'role', message: 'Please choose a role.' }],
    });
  });
});

test('only owners invite, log out or delete a colleague, and change roles', async () => {
  const { id } = await api.aClient({ role: 'assistant' });
  const practitioner = await api.aClient({ role: 'practitioner' });
  await api.sql('UPDATE sessions SET confirmed_at = now()');
  for (const attempt of [
    () => practitioner.clients.inviteColleague({ body: { ...aPerson(), role: 'owner' } }),
    () => practitioner.clients.update({ params: { id: practitioner.id }, body: { role: 'owner' } }),
    () => practitioner.clients.remove({ params: { id } }),
    () => practitioner.clients.endSessions({ params: { id } }),
    () => practitioner.clients.invite({ params: { id } }),
  ])
    await expect(attempt()).rejects.toMatchObject(denied);
});

test('who may not see drafts and private resources doesn’t get them where the public lists are, either', async () => {
  const assistant = await api.aClient({ role: 'assistant' });
  const { id } = await api.admin.resources.create({ body: aResource({ isPublic: false }) });
  await expect(assistant.resources.one({ params: { id } })).rejects.toMatchObject({ status: 404 });
  expect((await assistant.resources.list()).rows.map((resource) => resource.id)).not.toContain(id);
  await expect(assistant.resources.countDownload({ params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(assistant.blogPosts.list()).rejects.toMatchObject(denied);
  await expect(assistant.blogPosts.one({ params: { id: 1 } })).rejects.toMatchObject(denied);
});

test('the last owner stays one, also while two take each other’s role', async () => {
  const [me] = (await api.admin.clients.list({ query: { filter: { q: adminAccount.email } } })).rows;
  const mine = me?.id ?? 0;
  const last = { status: 409, serverMessage: clientMessages.lastOwner };
  await expect(setRole(mine, 'practitioner')).rejects.toMatchObject(last);
  await expect(setRole(mine, null)).rejects.toMatchObject(last);
  const isAdmin = { params: { id: mine }, body: { isAdmin: false } };
  await expect(api.admin.clients.update(isAdmin)).rejects.toMatchObject(last);
  for (let round = 0; round < 3; round += 1) {
    const other = await api.aClient({ role: 'owner' });
    await api.sql('UPDATE sessions SET confirmed_at = now()');
    const taken = await Promise.allSettled([
      setRole(other.id, 'assistant'),
      other.clients.update({ params: { id: mine }, body: { role: 'assistant' } }),
      api.admin.clients.remove({ params: { id: other.id } }),
    ]);
    expect(taken.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await api.sql(`SELECT FROM staff WHERE role = 'owner'`)).toHaveLength(1);
    await api.sql(`UPDATE staff SET role = 'owner' WHERE user_id = $1`, [mine]);
    await api.sql(`DELETE FROM staff WHERE user_id = $1`, [other.id]);
  }
});
