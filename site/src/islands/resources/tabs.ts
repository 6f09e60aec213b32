/** Makes the links of `row` the tabs of `panel`, as ARIA describes them: arrows, Home and End move along. */
export function makeTabs(row: HTMLElement, panel: HTMLElement, open: (tab: HTMLAnchorElement) => void): void {
  const tabs = tabsOf(row);
  row.role = 'tablist';
  panel.role = 'tabpanel';
  for (const tab of tabs) {
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
  }
  syncTabs(row, panel, row);

  row.addEventListener('click', (event) => {
    const tab = tabs.find((one) => event.composedPath().includes(one));
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(tab);
  });
  row.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => event.composedPath().includes(tab));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at }[event.key];
    const tab = at < 0 || to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    choose(tab);
  });

  function choose(tab: HTMLAnchorElement) {
    if (tab.ariaSelected === 'true') return;
    // Updates the tabs at once, because the list may take a moment.
    selectTab(row, panel, tab);
    open(tab);
  }
}

/** Shows a tab as the open one. */
function selectTab(row: HTMLElement, panel: HTMLElement, open: HTMLAnchorElement | undefined): void {
  for (const tab of tabsOf(row)) {
    tab.removeAttribute('aria-current');
    tab.ariaSelected = String(tab === open);
    tab.tabIndex = tab === open ? 0 : -1;
  }
  if (!open) return;
  panel.setAttribute('aria-labelledby', open.id);
  // Scrolls the row on narrow screens, so that the open tab is visible.
  row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
}

/** Copies the open tab and the addresses from another page's row. */
export function syncTabs(row: HTMLElement, panel: HTMLElement, other: HTMLElement): void {
  const tabs = tabsOf(row);
  const others = tabsOf(other);
  for (const [index, tab] of tabs.entries()) tab.href = others[index]?.getAttribute('href') ?? tab.href;
  selectTab(row, panel, tabs[others.findIndex((tab) => tab.hasAttribute('aria-current'))]);
}

const tabsOf = (row: HTMLElement) => [...row.querySelectorAll('a')];
