/**
 * A script that stands in a template is fetched when its time has come. `data-later="carried"` waits for a session to
 * correct or a toast to show, which most visitors never have; `data-later="near"` until what it stands in is well in
 * sight or somebody turns to it. Sent as text: it uses nothing from outside itself.
 */
export function fetchLater(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-later]')) {
    const place = template.parentElement ?? document.body;
    const turns = ['pointerover', 'focusin'];
    const begin = () => {
      observer.disconnect();
      for (const turn of turns) place.removeEventListener(turn, begin);
      const scripts = template.content.cloneNode(true);
      // The network was away: the next touch tries again.
      scripts.firstChild?.addEventListener('error', listen);
      template.after(scripts);
    };
    const listen = () => {
      for (const turn of turns) place.addEventListener(turn, begin);
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), {
      rootMargin: '0px 0px -40%',
    });
    if (template.dataset.later === 'near') {
      observer.observe(place);
      listen();
    } else if (document.documentElement.dataset.session || sessionStorage.length > 0) begin();
  }
}
