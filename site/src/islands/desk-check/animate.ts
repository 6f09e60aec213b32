import type { DeskSettings, Setting } from './settings.ts';

/** In milliseconds. */
const duration = 250;

/** Animates the change from one desk to another, unless the visitor prefers reduced motion. */
export function animate(from: DeskSettings, to: DeskSettings, set: (settings: DeskSettings) => void) {
  const start = performance.now();
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const left = isReduced ? 0 : Math.max(0, 1 - Math.max(0, now - start) / duration);
    const desk = { ...to };
    for (const name of Object.keys(to) as Setting[]) desk[name] += (from[name] - to[name]) * left * left;
    set(desk);
    if (left) requestAnimationFrame(step);
  };
  step(start);
}
