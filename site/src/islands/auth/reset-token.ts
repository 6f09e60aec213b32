/**
 * The token of the mail's link. It is taken out of the address bar, where it would be seen, bookmarked and sent to
 * other sites, and kept in the page's history entry, so that a reload still finds it.
 */
export function readToken(): string {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token') ?? keptToken();
  keepToken(token);
  return token;
}

export function keepToken(token: string): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('token');
  window.history.replaceState(token ? { token } : null, '', address);
}

function keptToken(): string {
  const state: unknown = window.history.state;
  const isOurs = typeof state === 'object' && state !== null && 'token' in state;
  return isOurs && typeof state.token === 'string' ? state.token : '';
}
