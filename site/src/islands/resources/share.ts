/** Puts a button that copies the address in the place of the plain link. */
export function offerCopy(): void {
  const link = document.querySelector<HTMLAnchorElement>('#share-link');
  const status = document.querySelector('#share-said');
  if (!link || !status || !navigator.clipboard) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy the link';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = 'Copied.';
    } catch {
      // The browser keeps the clipboard to itself: the link is there to be copied by hand.
      button.replaceWith(link);
    }
  });
  link.replaceWith(button);
}
