/**
 * The browser opens and closes the menu, and says so of its button. This closes it where it would be in the way: when the
 * focus goes on to the page behind it, and when a wide window needs no menu.
 */
export function updateMenuButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[popovertarget]');
  const menu = button?.popoverTargetElement;
  if (!(menu instanceof HTMLElement)) return;
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover();
  });
  matchMedia('(width >= 62rem)').addEventListener('change', () => menu.hidePopover());
}
