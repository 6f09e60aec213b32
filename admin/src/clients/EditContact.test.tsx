/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { Client, ContactInput } from '@practice/contract/clients';
import { draw, press, shows, type, until } from '../test/screens.tsx';
import { EditContact } from './EditContact.tsx';

const client: Client = {
  ...{ id: 3, firstName: 'Robin', lastName: 'Marsh', username: 'robin', name: 'Robin Marsh' },
  ...{ email: 'robin@example.com', newEmail: null, phone: null, emailConfirmed: true },
  ...{ isAdmin: false, role: null, isClient: true, invitedAt: null, newPasswordRequired: false },
  createdAt: '2026-11-20T15:00:00.000Z',
};
const invited = { invitedAt: '2026-11-20T15:00:00.000Z', emailConfirmed: false };
const email = 'new@example.com';

test.each<[string, Partial<Client>, Partial<Client>, string, string]>([
  [
    'of a login',
    {},
    { newEmail: email },
    'The old one stays until they confirm it.',
    `We’ve sent a link to ${email}. robin@example.com stays until they open it.`,
  ],
  [
    'of an invitation',
    invited,
    { email },
    'We’ll send the invitation again, to the new address.',
    `The invitation is on its way to ${email}.`,
  ],
])('a new address %s is announced and confirmed', async (_, over, saved, hint, notice) => {
  const sent: ContactInput[] = [];
  const shown = { ...client, ...over };
  const leave = await draw(<EditContact client={shown} />, {
    async call(_route: object, { body }: { body: ContactInput }) {
      sent.push(body);
      return { ...shown, ...(body.email && saved) };
    },
  });
  await press('Edit contact details');
  await until(shows(hint));
  await press('Save');
  await until(shows('The contact details of Robin Marsh are up to date.'));
  await press('Edit contact details');
  await type(email, 'email');
  await press('Save');
  await until(shows(notice));
  // Without the address where it was not typed, so that nothing undoes what someone else corrected.
  const details = { firstName: 'Robin', lastName: 'Marsh', phone: null };
  expect(sent).toEqual([details, { ...details, email }]);
  await leave();
});
