/**
 * Takes the token of the mail's link out of the address bar, where it would be seen, bookmarked and sent to other
 * sites, and keeps it in the page's history entry, so that a reload still finds it. `data-token` tells the style
 * which of the page's two states is shown; without one the tab says what its element names. Sent as text, to run before the first paint: it uses nothing from outside
 * itself.
 */
export function putTokenAway(): void {
  const address = new URL(window.location.href);
  const state: { token?: string } | null = window.history.state;
  const token = address.searchParams.get('token') || state?.token || '';
  address.searchParams.delete('token');
  window.history.replaceState(token ? { token } : null, '', address);
  document.documentElement.toggleAttribute('data-token', token !== '');
  const title = document.currentScript?.dataset.withoutToken;
  if (!token && title) document.title = title;
}

export function storedToken(): string {
  const state: unknown = window.history.state;
  const isOurs = typeof state === 'object' && state !== null && 'token' in state;
  return isOurs && typeof state.token === 'string' ? state.token : '';
}

export function storeToken(token: string): void {
  window.history.replaceState(token ? { token } : null, '', window.location.href);
  document.documentElement.toggleAttribute('data-token', token !== '');
}
