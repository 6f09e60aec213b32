import { copyOf, partsOf } from './parts.ts';
import { becomeTabs, followTabs } from './tabs.ts';

/** How long somebody stops typing before the search begins, and a list may take before its place is held; in milliseconds. */
const pause = 200;
const quick = 120;

/**
 * Takes the links and the forms of /resources over: the page's own HTML is fetched from the same addresses, and its list
 * put into this page. Without this script the addresses work by themselves.
 */
export function liveList(): void {
  const { list, count, tabs, search, words, clear } = partsOf(document);
  let shown = here();
  let typing = 0;
  let request = new AbortController();

  /** Shows what is at an address, and says whether it came. The answer to an earlier question is dropped. */
  async function show(address: string): Promise<boolean> {
    clearTimeout(typing);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    shown = here();
    const slow = setTimeout(() => holdPlace(address), quick);
    try {
      const response = await fetch(address, { signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const its = partsOf(page);
      list.replaceChildren(...its.list.childNodes);
      count.replaceChildren(...its.count.childNodes);
      document.title = page.title;
      followTabs(tabs, list, its.tabs);
      return response.ok;
    } catch {
      // A newer request aborted this one, or the server could not be reached.
      if (!signal.aborted) fail(address);
      return false;
    } finally {
      clearTimeout(slow);
      if (!signal.aborted) settle();
    }
  }

  /** Until the list is here, cards without words stand in its place. */
  function holdPlace(address: string): void {
    const tab = new URL(address, location.href).searchParams.get('tab') ?? 'all';
    list.style.minBlockSize = `${list.offsetHeight}px`;
    list.ariaBusy = 'true';
    list.replaceChildren(
      ...(tab === 'all' || tab === 'blog' ? [copyOf('loading-posts')] : []),
      ...(tab === 'blog' ? [] : [copyOf('loading-resources')]),
    );
    count.textContent = 'Loading…';
  }

  function settle(): void {
    list.style.minBlockSize = '';
    list.ariaBusy = 'false';
  }

  function fail(address: string): void {
    list.replaceChildren(copyOf('failed'));
    list.querySelector('[data-again]')?.setAttribute('href', address);
    count.textContent = '';
  }

  /** Looks for the words in the box, under the tab that is open. Each letter is no step to go back to. */
  function look(): void {
    const tab = new URLSearchParams(location.search).get('tab');
    const q = words.value.trim();
    const query = new URLSearchParams({ ...(tab === null ? {} : { tab }), ...(q === '' ? {} : { q }) });
    history.replaceState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
    clear.hidden = words.value === '';
    void show(location.href);
  }

  function empty(): void {
    words.value = '';
    words.focus();
    look();
  }

  function go(address: string): Promise<boolean> {
    history.pushState(null, '', address);
    return show(address);
  }

  words.addEventListener('input', () => {
    clear.hidden = words.value === '';
    clearTimeout(typing);
    typing = window.setTimeout(look, pause);
  });
  for (const [form, action] of [
    [search, look],
    [clear, empty],
  ] as const) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      action();
    });
  }
  becomeTabs(tabs, list, ({ href }) => go(href));

  list.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!opensHere || link?.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.dataset.clear !== undefined) return empty();
    const isAgain = link.dataset.again !== undefined;
    if (!(await (isAgain ? show(link.href) : go(link.href)))) return;
    // The link went with the list it stood in: who followed it goes on where the new one begins.
    const place = list.querySelector<HTMLElement>(link.hash || 'h2');
    place?.focus({ preventScroll: true });
    if (!isAgain) place?.scrollIntoView();
  });

  addEventListener('popstate', () => {
    // A jump within the page changes nothing of the list.
    if (here() === shown) return;
    words.value = new URLSearchParams(location.search).get('q') ?? '';
    clear.hidden = words.value === '';
    void show(location.href);
  });
}

const here = () => location.pathname + location.search;
