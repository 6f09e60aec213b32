import { createClient } from '@practice/contract/client';
import { homeOf } from '@practice/contract/paths';
import { sessionHint } from '@practice/contract/session-hint';
import { nextPath } from './next-path.ts';

/** Somebody who is signed in has no business on a sign-in page. Visitors, without the hint cookie, cost no call. */
export async function redirectSignedIn(): Promise<void> {
  if (!new RegExp(`(?:^|; )${sessionHint.cookie}=`).test(document.cookie)) return;
  try {
    const user = await createClient().auth.user();
    if (user) window.location.replace(nextPath(window.location.search) ?? homeOf(user));
  } catch {
    // The API did not answer: the page stays, and says so when something is sent.
  }
}
