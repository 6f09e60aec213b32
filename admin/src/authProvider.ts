import { paths, signInAddress } from '@practice/contract/paths';
import type { AuthProvider } from 'react-admin';
import { saveUnsentForms } from './form/unsent-forms.ts';

/**
 * The site has the pages for logging in and out, and `Session` checks who may enter. A 401 means that the session has ended. The
 * browser then goes to the login page, which leads back here.
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

/** Opens the login page. The promise never resolves, so nothing is shown until the page is there. */
export function redirectToSignIn(): Promise<never> {
  saveUnsentForms();
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
