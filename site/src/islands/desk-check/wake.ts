const turns = ['pointerover', 'focusin'] as const;

/** The check's script is fetched when the check has come well into sight, or when somebody turns to it. */
export function wake() {
  for (const root of document.querySelectorAll<HTMLElement>('[data-desk-check]')) {
    const listen = () => {
      for (const type of turns) root.addEventListener(type, start);
    };
    const start = async () => {
      observer.disconnect();
      for (const type of turns) root.removeEventListener(type, start);
      try {
        const { startDeskCheck } = await import('./live.ts');
        startDeskCheck(root);
      } catch {
        // The network was away: the next touch tries again.
        listen();
      }
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), {
      rootMargin: '0px 0px -40%',
    });
    observer.observe(root);
    listen();
  }
}
