import { personName, type SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { paths, signInAddress } from '@practice/contract/paths';
import { isPermission, may } from '@practice/contract/permissions';
import { auth } from '@practice/contract/routes';
import type { AuthProvider } from 'react-admin';

let user: Promise<SessionUser | null> | undefined;

/** Asks once, because react-admin asks for each screen and button. A failed call is repeated. */
function currentUser(): Promise<SessionUser | null> {
  user ??= call(auth.user).catch((error: unknown) => {
    forgetUser();
    throw error;
  });
  return user;
}

export function forgetUser(): void {
  user = undefined;
}

/** The pages for logging in and out are the site's. The login leads back here. */
export const authProvider: AuthProvider = {
  login: redirectToSignIn,
  logout: async () => {
    window.location.assign(paths.logoutHandler);
    return false;
  },
  async checkAuth() {
    // If the call fails, `getIdentity` fails too, and the layout says why.
    if ((await currentUser().catch(() => undefined)) === null) await redirectToSignIn();
  },
  async checkError({ status, isWrite }: { status?: number; isWrite?: boolean }) {
    // A form whose session has ended keeps what was typed, and says so.
    if (status === 401 && !isWrite) await redirectToSignIn();
  },
  async getIdentity() {
    const identity = (await currentUser()) ?? (await redirectToSignIn());
    return { ...identity, fullName: personName(identity) };
  },
  async canAccess({ resource, action, record }) {
    const role = (await currentUser())?.role;
    const area = record?.isClosed ? 'closed-clients' : resource;
    const permission = [action, verbs[action]].map((verb) => `${area}.${verb}`).find(isPermission);
    return permission !== undefined && may(role, permission);
  },
};

/** What react-admin's own actions are in the permissions, where these don’t have them themselves. */
const verbs: Partial<Record<string, string>> = {
  list: 'read',
  show: 'read',
  create: 'change',
  edit: 'change',
  delete: 'change',
};

/** Opens the login page. The promise never resolves, so nothing is shown until the page is there. */
export function redirectToSignIn(): Promise<never> {
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
