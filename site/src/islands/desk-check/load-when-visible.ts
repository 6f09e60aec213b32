/** Calls `load` once the element comes into view; after a failure, again at the next touch. */
export function loadWhenVisible(place: Element, load: () => Promise<void>): void {
  const begin = () => {
    load().catch(() => place.addEventListener('pointerover', begin, { once: true }));
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    begin();
  }).observe(place);
}
