const delay = 400;

export function announceLoadingPosts(): void {
  const status = document.querySelector<HTMLElement>('#loading-post');
  if (!status) return;
  const { words = '', below = '' } = status.dataset;
  let timer = 0;
  const clear = () => {
    clearTimeout(timer);
    status.textContent = '';
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!opensHere || link?.origin !== location.origin || !link.pathname.startsWith(below)) return;
    if (link.pathname === location.pathname) return;
    clear();
    timer = window.setTimeout(() => {
      status.textContent = words;
    }, delay);
  });
  // The back-forward cache may restore the page with the announcement.
  addEventListener('pageshow', clear);
}
