/** What is quicker than this needs no words, in milliseconds. */
const quick = 400;

/** Announces that a post is loading, where the network takes its time. */
export function announceLoadingPosts(): void {
  const status = document.querySelector<HTMLElement>('#loading-post');
  if (!status) return;
  const { words = '', below = '' } = status.dataset;
  let timer = 0;
  const calm = () => {
    clearTimeout(timer);
    status.textContent = '';
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!opensHere || link?.origin !== location.origin || !link.pathname.startsWith(below)) return;
    if (link.pathname === location.pathname) return;
    calm();
    timer = window.setTimeout(() => {
      status.textContent = words;
    }, quick);
  });
  // Back from the post, the page may be as it was left.
  addEventListener('pageshow', calm);
}
