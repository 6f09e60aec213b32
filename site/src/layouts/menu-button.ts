/**
 * The browser opens and closes the menu and updates its button. This function also closes the menu when the focus leaves it
 * and when the window changes between narrow and wide.
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
