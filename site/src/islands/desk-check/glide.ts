import type { DeskSettings, Setting } from './settings.ts';

const milliseconds = 250;

/** From one desk to another before the eye, so that it sees what changed; at once for those who want no motion. */
export function glide(from: DeskSettings, to: DeskSettings, set: (settings: DeskSettings) => void) {
  const began = performance.now();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const left = still ? 0 : Math.max(0, 1 - Math.max(0, now - began) / milliseconds);
    const desk = { ...to };
    for (const name of Object.keys(to) as Setting[]) desk[name] += (from[name] - to[name]) * left * left;
    set(desk);
    if (left) requestAnimationFrame(step);
  };
  step(began);
}
