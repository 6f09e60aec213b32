import { expect, jest, test } from '@jest/globals';
import { permissions, type StaffRole, staffRoleNames } from '@practice/contract/permissions';
import { authProvider, forgetUser } from './authProvider.ts';
import { queryClient } from './queryClient.ts';

function logIn(role: StaffRole): void {
  forgetUser();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 1, role }));
}

test.each<[StaffRole, boolean]>([
  ['owner', true],
  ['practitioner', false],
])('of a deleted account, the %s may change what is left: %s', async (role, may) => {
  logIn(role);
  expect(await authProvider.canAccess?.({ resource: 'closed-clients', action: 'edit' })).toBe(may);
});

test.each(staffRoleNames)('what is remembered of the %s is what they may do', async (role) => {
  logIn(role);
  await authProvider.getIdentity?.();
  const areas = new Set(Object.keys(permissions).map((name) => name.split('.')[0] ?? ''));
  for (const resource of areas)
    for (const action of ['list', 'show', 'create', 'edit', 'delete', 'export', 'refund', 'merge']) {
      const asked = ['auth', 'canAccess', { action, resource, recordId: 7 }];
      const answer = await authProvider.canAccess?.({ resource, action });
      expect([resource, action, queryClient.getQueryDefaults(asked).initialData]).toEqual([
        resource,
        action,
        answer,
      ]);
    }
});
