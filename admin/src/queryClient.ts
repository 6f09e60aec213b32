import {
  isPermission,
  may,
  type Permission,
  permissions,
  type StaffRole,
} from '@practice/contract/permissions';
import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  // Without a connection, calls fail with a message instead of waiting.
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Maps react-admin's actions to permissions. */
const verbs: Partial<Record<string, string>> = {
  list: 'read',
  show: 'read',
  create: 'change',
  edit: 'change',
  delete: 'change',
};

export const permissionFor = (resource: string, action: string): Permission | undefined =>
  [action, verbs[action]].map((verb) => `${resource}.${verb}`).find(isPermission);

/** Answers `canAccess` in advance, so that no button appears late and moves the page. */
export function rememberAccess(role: StaffRole | null): void {
  const names = Object.keys(permissions).map((name) => name.split('.'));
  const actions = new Set([...Object.keys(verbs), ...names.map(([, verb = '']) => verb)]);
  for (const [resource = ''] of names)
    for (const action of actions) {
      const permission = permissionFor(resource, action);
      queryClient.setQueryDefaults(['auth', 'canAccess', { action, resource }], {
        initialData: permission !== undefined && may(role, permission),
        staleTime: Number.POSITIVE_INFINITY,
      });
    }
}
