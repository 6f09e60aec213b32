/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Client, ContactInput } from '@practice/contract/clients';
import { draw, press, shows, type, until } from '../test/screens.tsx';
import { EditContact } from './EditContact.tsx';

const client: Client = {
  ...{ id: 3, firstName: 'Robin', lastName: 'Marsh', username: 'robin', name: 'Robin Marsh' },
  ...{ email: 'robin@example.com', newEmail: null, phone: null, emailConfirmed: true },
  ...{ isAdmin: false, role: null, isClient: true, invitedAt: null, newPasswordRequired: false },
  ...{ hasLogin: true, address: null, birthDate: null, closedAt: null, mergedWith: null },
  createdAt: '2026-11-20T15:00:00.000Z',
};
const email = 'new@example.com';

test('a new address of a login is announced and confirmed', async () => {
  const sent: ContactInput[] = [];
  await draw(<EditContact client={client} />, {
    async call(_route: object, { body }: { body: ContactInput }) {
      sent.push(body);
      return { ...client, newEmail: body.email ?? null };
    },
  });
  await press('Edit contact details');
  await until(shows('The old one stays until they confirm it.'));
  await press('Save');
  await until(shows('The contact details of Robin Marsh are up to date.'));
  await press('Edit contact details');
  await type(email, 'email');
  await press('Save');
  await until(shows(`We’ve sent a link to ${email}. robin@example.com stays until they open it.`));
  // Without the address where it was not typed, so that nothing undoes what someone else corrected.
  const details = { firstName: 'Robin', lastName: 'Marsh', phone: null, address: null, birthDate: null };
  expect(sent).toEqual([details, { ...details, email }]);
});
