import { copyOf, partsOf } from './parts.ts';
import { hasModifier, makeTabs, syncTabs } from './tabs.ts';

const typingDelay = 200;
const skeletonDelay = 120;

export function liveList(): void {
  const { list, count, tabs, searchForm, searchField, clearForm } = partsOf(document);
  let shown = here();
  let typingTimer = 0;
  let request = new AbortController();

  async function show(address: string): Promise<boolean> {
    clearTimeout(typingTimer);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    shown = here();
    const skeletonTimer = setTimeout(() => showSkeletons(address), skeletonDelay);
    try {
      const response = await fetch(address, { signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const fetched = partsOf(page);
      list.replaceChildren(...fetched.list.childNodes);
      count.replaceChildren(...fetched.count.childNodes);
      document.title = page.title;
      syncTabs(tabs, list, fetched.tabs);
      return response.ok;
    } catch {
      // A newer request aborted this one, or the server could not be reached.
      if (!signal.aborted) fail(address);
      return false;
    } finally {
      clearTimeout(skeletonTimer);
      if (!signal.aborted) endLoading();
    }
  }

  function showSkeletons(address: string): void {
    const tab = new URL(address, location.href).searchParams.get('tab') ?? 'all';
    list.style.minBlockSize = `${list.offsetHeight}px`;
    list.ariaBusy = 'true';
    list.replaceChildren(
      ...(tab === 'all' || tab === 'blog' ? [copyOf('loading-posts')] : []),
      ...(tab === 'blog' ? [] : [copyOf('loading-resources')]),
    );
    count.textContent = 'Loading…';
  }

  function endLoading(): void {
    list.style.minBlockSize = '';
    list.ariaBusy = 'false';
  }

  function fail(address: string): void {
    list.replaceChildren(copyOf('failed'));
    list.querySelector('[data-again]')?.setAttribute('href', address);
    count.textContent = '';
  }

  /** Searches in the open tab. Replaces the history entry, so that Back skips the letters typed. */
  function updateSearch(): void {
    const tab = new URLSearchParams(location.search).get('tab');
    const q = searchField.value.trim();
    const query = new URLSearchParams({ ...(tab !== null && { tab }), ...(q && { q }) });
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
    updateClearButton();
    void show(location.href);
  }

  function updateClearButton(): void {
    clearForm.hidden = searchField.value === '';
  }

  function clearSearch(): void {
    searchField.value = '';
    searchField.focus();
    updateSearch();
  }

  function navigate(address: string): Promise<boolean> {
    history.pushState(null, '', address);
    return show(address);
  }

  searchField.addEventListener('input', () => {
    updateClearButton();
    clearTimeout(typingTimer);
    typingTimer = window.setTimeout(updateSearch, typingDelay);
  });
  searchForm.addEventListener('submit', (event) => {
    event.preventDefault();
    updateSearch();
  });
  clearForm.addEventListener('submit', (event) => {
    event.preventDefault();
    clearSearch();
  });
  makeTabs(tabs, list, ({ href }) => navigate(href));

  list.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (hasModifier(event) || link?.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.dataset.clear !== undefined) return clearSearch();
    const isRetry = link.dataset.again !== undefined;
    if (!(await (isRetry ? show(link.href) : navigate(link.href)))) return;
    // The link was in the list that was replaced, so the focus moves to the start of the new list.
    const start = list.querySelector<HTMLElement>(link.hash || 'h2');
    start?.focus({ preventScroll: true });
    if (!isRetry) start?.scrollIntoView();
  });

  addEventListener('popstate', () => {
    if (here() === shown) return;
    searchField.value = new URLSearchParams(location.search).get('q') ?? '';
    updateClearButton();
    void show(location.href);
  });
}

const here = () => location.pathname + location.search;
