export function countDownloads(): void {
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, count);
}

function count({ target, type, button }: Event & { button?: number }): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-download]') : null;
  // The middle button also opens the link. The right one opens a menu.
  if (!link || (type === 'auxclick' && button !== 1)) return;
  // The request outlives this page, and its answer does not matter.
  fetch(`/api/resources/${link.dataset.download}/downloads`, { method: 'POST', keepalive: true }).catch(
    () => {},
  );
}
