/**
 * The browser opens and closes the menu. This says so on the button, and closes it where it would be in the way: when
 * the focus goes on to the page behind it, and when a wide window needs no menu. Sent as text: it uses nothing from
 * outside itself.
 */
export function keepMenuButton(): void {
  const menu = document.getElementById('site-menu');
  const button = document.querySelector('[popovertarget="site-menu"]');
  if (!menu || !button) return;
  menu.addEventListener('beforetoggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && relatedTarget !== button && !menu.contains(relatedTarget))
      menu.hidePopover();
  });
  matchMedia('(width >= 62rem)').addEventListener('change', () => menu.hidePopover());
}
