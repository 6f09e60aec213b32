/** Fetches the desk check at the first touch of its poster, and shows it at the click. After a failure the next click tries again. */
export function openDeskCheckWhenTouched(): void {
  const poster = document.querySelector<HTMLElement>('[data-desk-poster]');
  const status = poster?.querySelector('[role=status]');
  if (!poster || !status) return;
  let opening: Promise<() => void> | undefined;
  const begin = () => {
    opening ??= import('./open.ts').then(({ prepare }) => prepare(poster));
    return opening;
  };
  for (const touch of ['pointerdown', 'focusin'])
    poster.addEventListener(touch, () => begin().catch(() => {}));
  poster.addEventListener('click', async (event) => {
    const opens = event.target instanceof Element && event.target.closest('a, figure');
    if (!opens || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const open = await begin();
      open();
    } catch {
      opening = undefined;
      status.textContent = 'The desk check didn’t load. Please check your connection and try again.';
    }
  });
}
