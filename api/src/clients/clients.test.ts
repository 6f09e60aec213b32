import { expect, test } from '@jest/globals';
import { clientMessages } from '@practice/contract/clients';
import { openBrowser } from '../../test/browser.ts';
import { adminAccount, aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();

async function register(over: { firstName?: string; lastName?: string } = {}) {
  const browser = openBrowser(api.origin);
  const user = await browser.auth.register({ body: { ...aPerson(), ...over } });
  return { browser, user };
}

test('the practice finds people by name or address, without their secrets', async () => {
  const { user } = await register({ firstName: 'Zelda', lastName: 'Quill' });
  const { rows, total } = await api.admin.clients.list({ query: { filter: { q: 'quill' } } });
  expect(total).toBe(1);
  expect(rows).toEqual([
    {
      id: user.id,
      firstName: 'Zelda',
      lastName: 'Quill',
      username: user.username,
      name: 'Zelda Quill',
      email: user.email,
      emailConfirmed: false,
      phone: null,
      newEmail: null,
      invitedAt: null,
      isClient: false,
      isAdmin: false,
      role: null,
      newPasswordRequired: false,
      createdAt: expect.any(String),
    },
  ]);
  expect((await api.admin.clients.list({ query: { filter: { q: user.email } } })).total).toBe(1);
  expect(await api.admin.clients.one({ params: { id: user.id } })).toEqual(rows[0]);
  await expect(api.admin.clients.one({ params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 });
  expect(await (await api.admin.clients.exportCsv()).text()).toContain('Zelda');
});

test('a role takes effect at once, and the last admin can’t be removed, also by concurrent calls', async () => {
  const { browser, user } = await register();
  await expect(browser.clients.list()).rejects.toMatchObject({ status: 403 });
  await api.sql(`INSERT INTO staff (user_id, role) VALUES ($1, 'owner')`, [user.id]);
  const [me] = (await browser.clients.list({ query: { filter: { q: adminAccount.email } } })).rows;
  const both = await Promise.allSettled([
    api.admin.clients.update({ params: { id: user.id }, body: { isAdmin: false } }),
    browser.clients.update({ params: { id: me?.id ?? 0 }, body: { isAdmin: false } }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  const admins = await api.sql<{ id: number }>('SELECT id FROM users WHERE is_admin');
  expect(admins).toHaveLength(1);

  const last = admins[0]?.id ?? 0;
  const owner = last === user.id ? browser : api.admin;
  await expect(
    owner.clients.update({ params: { id: last }, body: { isAdmin: false } }),
  ).rejects.toMatchObject({
    status: 409,
    serverMessage: clientMessages.lastOwner,
  });
});
