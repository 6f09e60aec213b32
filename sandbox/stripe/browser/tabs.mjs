// @ts-check

/**
 * Tabs as ARIA's practices describe them: one of them in the tab order, the arrows go on to the next.
 * @param {{ label: string, panel: HTMLElement }[]} entries @param {(index: number) => void} choose
 */
export function createTabs(entries, choose) {
  const list = document.createElement('div');
  list.className = 'tabs';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Payment method');
  const tabs = entries.map(({ label, panel }, index) => {
    const tab = document.createElement('button');
    Object.assign(tab, { type: 'button', id: `payment-tab-${index}`, textContent: label });
    tab.setAttribute('role', 'tab');
    panel.id = `payment-panel-${index}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => show(index));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const next = (index + step + entries.length) % entries.length;
      show(next);
      tabs[next]?.focus();
    });
    return tab;
  });

  /** @param {number} chosen */
  function mark(chosen) {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    }
    for (const [index, { panel }] of entries.entries()) panel.hidden = index !== chosen;
  }
  /** @param {number} chosen */
  function show(chosen) {
    mark(chosen);
    choose(chosen);
  }
  mark(0);
  list.append(...tabs);
  return list;
}
