/** Calls `load` when the element becomes visible, and after a failure again at the next touch. */
export function loadWhenVisible(element: Element, load: () => Promise<void>): void {
  const begin = () => {
    load().catch(() => element.addEventListener('pointerover', begin, { once: true }));
  };
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    begin();
  }).observe(element);
}
