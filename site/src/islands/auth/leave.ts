/** Goes to another page by a full load. Resolves only when the browser brings this page back as it was left. */
export function leaveFor(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });
}
