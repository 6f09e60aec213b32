/** Moves the token of an emailed link from the address bar to the history entry. It is sent as text, so it uses nothing outside itself. */
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
