/** The browser opens and closes the menu; this only says so on the button, and closes it when a wide window needs none. */
export function keepMenuButton(): void {
  const menu = document.getElementById('site-menu');
  const button = document.querySelector('[popovertarget="site-menu"]');
  if (!menu || !button) return;
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  matchMedia('(width >= 62rem)').addEventListener('change', () => menu.hidePopover());
}
