import { openDeskCheckWhenTouched } from '../islands/desk-check/open-when-touched.ts';
import { announceLoadingPosts } from '../islands/resources/loading-post.ts';
import { addCopyButton } from '../islands/resources/share.ts';

const wide = matchMedia('(width >= 62rem)');

updateMenu();
expandContents();
addCopyButton();
announceLoadingPosts();
openDeskCheckWhenTouched();
// Most visitors have neither a session nor a waiting toast, so the script for them is fetched on demand.
if (document.documentElement.dataset.session || hasStored()) import('./returning-visitor.ts');

/** The browser opens and closes the menu. This also closes it when the focus leaves it and when the window changes between narrow and wide. */
function updateMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('[popovertarget]');
  const menu = button?.popoverTargetElement;
  if (!(menu instanceof HTMLElement)) return;
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && next !== button && !menu.contains(next)) menu.hidePopover();
  });
  wide.addEventListener('change', () => menu.hidePopover());
}

function hasStored(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    // The browser blocks the storage, so no page has left a toast there.
    return false;
  }
}

function expandContents(): void {
  const details = document.querySelector<HTMLDetailsElement>('.contents details');
  if (details) details.open = wide.matches;
}
