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
    const tab = tabs.find((each) => event.composedPath().includes(each));
    if (!tab || hasModifier(event)) return;
    event.preventDefault();
    choose(tab);
  });
  row.addEventListener('keydown', (event) => {
    const index = tabs.findIndex((tab) => event.composedPath().includes(tab));
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, ' ': index }[event.key];
    const tab = index < 0 || next === undefined ? undefined : tabs.at(next % tabs.length);
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

export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function selectTab(row: HTMLElement, panel: HTMLElement, selected: HTMLAnchorElement | undefined): void {
  for (const tab of tabsOf(row)) {
    tab.removeAttribute('aria-current');
    tab.ariaSelected = String(tab === selected);
    tab.tabIndex = tab === selected ? 0 : -1;
  }
  if (!selected) return;
  panel.setAttribute('aria-labelledby', selected.id);
  row.scrollLeft = selected.offsetLeft - row.offsetLeft - (row.clientWidth - selected.offsetWidth) / 2;
}

export function syncTabs(row: HTMLElement, panel: HTMLElement, other: HTMLElement): void {
  const tabs = tabsOf(row);
  const others = tabsOf(other);
  for (const [index, tab] of tabs.entries()) tab.href = others[index]?.getAttribute('href') ?? tab.href;
  selectTab(row, panel, tabs[others.findIndex((tab) => tab.hasAttribute('aria-current'))]);
}

const tabsOf = (row: HTMLElement) => [...row.querySelectorAll('a')];
