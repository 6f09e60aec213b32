import { ApiError } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';

export const redirectToSignIn = () => window.location.assign(signInAddress(window.location));

/** Redirects to the sign-in page if a call failed because the session has ended. Returns whether it did. */
export function redirectIfSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  redirectToSignIn();
  return true;
}
