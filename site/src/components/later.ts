/**
 * A script that stands in a template is fetched when its time has come. `data-later="carried"` waits for a session or
 * something put away by a page before, which most visitors never have; `data-later="near"` until what it stands in
 * comes into sight. Sent as text: it uses nothing from outside itself.
 */
export function fetchLater(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-later]')) {
    const place = template.parentElement ?? document.body;
    const begin = () => {
      const script = document.importNode(template.content, true);
      // The network was away: the next touch tries again.
      script.firstElementChild?.addEventListener('error', () =>
        place.addEventListener('pointerover', begin, { once: true }),
      );
      template.after(script);
    };
    if (template.dataset.later === 'near')
      new IntersectionObserver(([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        begin();
      }).observe(place);
    else if (document.documentElement.dataset.session || sessionStorage.length > 0) begin();
  }
}
