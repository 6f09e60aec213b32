import { expect, jest, test } from '@jest/globals';
import type { StaffRole } from '@practice/contract/permissions';
import { authProvider, forgetUser } from './authProvider.ts';

test.each<[StaffRole, boolean]>([
  ['owner', true],
  ['practitioner', false],
])('of a deleted account, the %s may change what is left: %s', async (role, may) => {
  forgetUser();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 1, role }));
  const visit = { resource: 'client-appointments', action: 'edit' };
  expect(await authProvider.canAccess?.({ ...visit, record: { id: 1, isClosed: false } })).toBe(true);
  expect(await authProvider.canAccess?.({ ...visit, record: { id: 1, isClosed: true } })).toBe(may);
});
