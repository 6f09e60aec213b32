import type { SessionUser } from '@practice/contract/auth';
import { paths } from '@practice/contract/paths';
import type { AuthProvider } from 'react-admin';
import { redirectToSignIn } from './session/redirect-to-sign-in.ts';

/**
 * Signing in and out are pages of the site, and `Session` lets nobody in but admins. What is left to say
 * here is what a 401 in the middle of work means: the session ended, sign in and come back.
 */
export function authProvider(user: SessionUser): AuthProvider {
  return {
    login: redirectToSignIn,
    logout: async () => {
      window.location.assign(paths.logoutHandler);
      return false;
    },
    checkAuth: async () => {},
    checkError: async (error: { status?: number }) => {
      if (error.status === 401) await redirectToSignIn();
    },
    getIdentity: async () => ({ id: user.id, fullName: user.username }),
  };
}
