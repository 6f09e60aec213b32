import { personName, type SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { paths, signInAddress } from '@practice/contract/paths';
import { may } from '@practice/contract/permissions';
import { auth } from '@practice/contract/routes';
import type { AuthProvider } from 'react-admin';
import { permissionFor, rememberAccess } from './queryClient.ts';

let user: Promise<SessionUser | null> | undefined;

/** react-admin asks for every screen and button, so the call is shared; a failed one is repeated. */
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

/** The site has the login and logout pages. */
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
    // A form whose session has ended keeps what was typed and says so.
    if (status === 401 && !isWrite) await redirectToSignIn();
  },
  async getIdentity() {
    const identity = (await currentUser()) ?? (await redirectToSignIn());
    rememberAccess(identity.role);
    return { ...identity, fullName: personName(identity) };
  },
  async canAccess({ resource, action }) {
    const permission = permissionFor(resource, action);
    return permission !== undefined && may((await currentUser())?.role, permission);
  },
};

/** Never resolves, so nothing is shown until the login page loads. */
export function redirectToSignIn(): Promise<never> {
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
