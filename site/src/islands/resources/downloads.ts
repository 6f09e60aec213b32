/** Counts the download of a resource that lies elsewhere. Those of our own files are counted by the API itself. */
export function countDownloads(): void {
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, count);
}

function count({ target, type, button }: Event & { button?: number }): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-download]') : null;
  // The middle button opens too; the right one asks for a menu.
  if (!link || (type === 'auxclick' && button !== 1)) return;
  // It outlives this page, and nobody waits for the answer.
  fetch(`/api/resources/${link.dataset.download}/downloads`, { method: 'POST', keepalive: true }).catch(
    () => {},
  );
}
