import { paths, signInAddress } from '@practice/contract/paths';
import type { AuthProvider } from 'react-admin';

/**
 * Signing in and out are pages of the site, and `Session` checks who may enter. A 401 means that the session has ended: the
 * browser leaves for the sign-in page, which leads back here.
 */
export const authProvider: AuthProvider = {
  login: redirectToSignIn,
  logout: async () => {
    window.location.assign(paths.logoutHandler);
    return false;
  },
  checkAuth: async () => {},
  checkError: async (error: { status?: number }) => {
    if (error.status === 401) await redirectToSignIn();
  },
};

/** Leaves for the sign-in page. The promise never resolves, so that nothing is shown meanwhile. */
export function redirectToSignIn(): Promise<never> {
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
