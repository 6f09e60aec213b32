import type { DeskSettings, Setting } from './settings.ts';

const milliseconds = 250;

/** From one desk to another before the eye, so that it sees what changed; at once for those who want no motion. */
export function glide(from: DeskSettings, to: DeskSettings, set: (settings: Partial<DeskSettings>) => void) {
  const began = performance.now();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const part = still ? 1 : Math.min(1, Math.max(0, now - began) / milliseconds);
    const settings = { ...to };
    for (const name of Object.keys(to) as Setting[]) {
      settings[name] = from[name] + (to[name] - from[name]) * part * (2 - part);
    }
    set(settings);
    if (part < 1) requestAnimationFrame(step);
  };
  step(began);
}
