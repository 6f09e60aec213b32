export function addCopyButton(): void {
  const link = document.querySelector<HTMLAnchorElement>('#share-link');
  const status = document.querySelector('#share-said');
  if (!link || !status || !navigator.clipboard) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy link';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = 'Copied.';
    } catch {
      button.replaceWith(link);
    }
  });
  link.replaceWith(button);
}
