import type { SessionUser } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { auth } from '@practice/contract/routes';
import { sessionHint } from '@practice/contract/session-hint';
import { atom } from 'nanostores';

/** Who is signed in: undefined until the API has answered, null when the session has ended. */
export const $user = atom<SessionUser | null | undefined>(undefined);

/**
 * The header was drawn from the hint cookie. The API knows better: a session may have ended elsewhere, or changed
 * its rights. Visitors without a hint cost no call.
 */
export async function loadSession(): Promise<void> {
  if (document.documentElement.dataset.session) await askSession();
}

/** Who is signed in by now, also where this page was opened by a visitor and the session began in another tab. */
export async function askSession(): Promise<void> {
  try {
    $user.set(await call(auth.user));
  } catch {
    // Offline: the hint is the best there is.
  }
}

$user.listen((user) => {
  const page = document.documentElement;
  if (user) {
    page.dataset.session = user.isAdmin ? sessionHint.admin : sessionHint.client;
    return;
  }
  delete page.dataset.session;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers we serve.
  document.cookie = `${sessionHint.cookie}=; Path=/; Max-Age=0; SameSite=Lax`;
});
