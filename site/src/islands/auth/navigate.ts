/** Loads another page. Resolves only if the browser restores this page from its back-forward cache. */
export function navigateTo(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
