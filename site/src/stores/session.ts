import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { openFor } from '@practice/contract/open-for';
import { auth } from '@practice/contract/routes';
import { hintCookie, sessionHint } from '@practice/contract/session-hint';
import { atom } from 'nanostores';

export const $user = atom<SessionUser | null | undefined>(undefined);

/** The header is drawn from the hint cookie first, but the session may have ended elsewhere, or the user's rights may have changed. */
export async function loadSession(): Promise<void> {
  if (document.documentElement.dataset.session) await refreshSession();
}

/** Asks the API for the user, even without a hint cookie: the session may have begun in another tab. */
export async function refreshSession(): Promise<void> {
  try {
    $user.set(await call(auth.user));
  } catch {
    // The API cannot be reached, so the header keeps showing what the hint cookie says.
  }
}

let stopWatching = () => {};

$user.listen((user) => {
  const page = document.documentElement;
  stopWatching();
  // The page shows the next person's menu. A form with an account's data notices the change by `$user`.
  stopWatching = user ? openFor(user.id, refreshSession) : () => {};
  if (user) {
    page.dataset.session = user.isAdmin ? sessionHint.admin : sessionHint.client;
    return;
  }
  delete page.dataset.session;
  const isHttps = window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers we serve.
  document.cookie = `${hintCookie(isHttps)}=; Path=/; Max-Age=0; SameSite=Lax${isHttps ? '; Secure' : ''}`;
});
