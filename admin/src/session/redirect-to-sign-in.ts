import { signInAddress } from '@practice/contract/paths';

/** Resolves never: the page is on its way out, and nothing should be shown or said meanwhile. */
export function redirectToSignIn(): Promise<never> {
  window.location.assign(signInAddress(window.location));
  return new Promise(() => {});
}
