import { expect, test } from '@jest/globals';
import { openBrowser } from '../../test/browser.ts';
import { aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();

test('the practice finds people by name or address, without their secrets', async () => {
  const zelda = { ...aPerson(), firstName: 'Zelda', lastName: 'Quill' };
  const user = await openBrowser(api.origin).auth.register({ body: zelda });
  const { rows, total } = await api.admin.clients.list({ query: { filter: { q: 'quill' } } });
  expect(total).toBe(1);
  expect(rows).toEqual([
    {
      id: user.id,
      firstName: 'Zelda',
      lastName: 'Quill',
      username: user.username,
      hasLogin: true,
      address: null,
      birthDate: null,
      closedAt: null,
      mergedWith: null,
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
