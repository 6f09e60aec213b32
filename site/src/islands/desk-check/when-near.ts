/** Loads what a place needs once it comes into view. Where the network was away, the next touch tries again. */
export function whenNear(place: Element, load: () => Promise<void>): void {
  const begin = () => {
    load().catch(() => place.addEventListener('pointerover', begin, { once: true }));
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    begin();
  }).observe(place);
}
