/** What is quicker than this needs no words, in milliseconds. */
const quick = 400;

/** Says that a post is on its way, where the network takes its time to bring the page. */
export function tellOfLoadingPosts(): void {
  const said = document.querySelector<HTMLElement>('#loading-post');
  if (!said) return;
  const { words = '', below = '' } = said.dataset;
  let timer = 0;
  const calm = () => {
    clearTimeout(timer);
    said.textContent = '';
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const opensHere = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!opensHere || link?.origin !== location.origin || !link.pathname.startsWith(below)) return;
    if (link.pathname === location.pathname) return;
    calm();
    timer = window.setTimeout(() => {
      said.textContent = words;
    }, quick);
  });
  // Back from the post, the page may be as it was left.
  addEventListener('pageshow', calm);
}
