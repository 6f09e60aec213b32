import { signInAddress } from '@practice/contract/paths';

/** Leaves for the sign-in page. The promise never resolves, so that nothing is shown meanwhile. */
export function redirectToSignIn(): Promise<never> {
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
