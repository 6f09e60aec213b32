import { sessionHint } from '@practice/contract/session-hint';

/**
 * The header was drawn from the hint cookie. The API knows better: a session may have ended elsewhere, or changed
 * its rights. Visitors without a hint cost no call.
 */
export async function correctSession(): Promise<void> {
  const page = document.documentElement;
  if (!page.dataset.session) return;
  try {
    const response = await fetch('/api/user', { credentials: 'include' });
    if (response.status === 401) {
      delete page.dataset.session;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers we serve.
      document.cookie = `${sessionHint.cookie}=; Path=/; Max-Age=0; SameSite=Lax`;
    } else if (response.ok) {
      const user: { isAdmin: boolean } = await response.json();
      page.dataset.session = user.isAdmin ? sessionHint.admin : sessionHint.client;
    }
  } catch {
    // Offline: the hint is the best there is.
  }
}
