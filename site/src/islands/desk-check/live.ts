import { deskParts, deskSummary, isFitting } from '@practice/desk/desk-check';
import { type DeskSettings, deskFor, type SliderName } from './desks.ts';
import { drag } from './drag.ts';
import { drawDesk } from './drawing.ts';
import { offerPicture } from './picture.ts';
import { bodyHeight, read } from './readings.ts';
import { attributesOf } from './shapes.ts';

/** In milliseconds: how long an example moves into place, and how long the desk rests before its result is announced. */
const animationDuration = 250;
const announcementDelay = 900;

export function startDeskCheck(root: HTMLElement) {
  const sliders = [...root.querySelectorAll<HTMLInputElement>('input[type=range]')];
  let statusTimer: ReturnType<typeof setTimeout>;
  let frame = 0;

  function settings() {
    return Object.fromEntries(sliders.map(({ name, value }) => [name, Number(value)])) as DeskSettings;
  }

  function set(changed: Partial<DeskSettings>) {
    for (const slider of sliders) {
      const value = changed[slider.name as SliderName];
      if (value !== undefined) slider.value = String(Math.round(value));
    }
    show();
  }

  function show() {
    const now = settings();
    const { shapes, labels, findings } = drawDesk(now);
    for (const [name, shape] of Object.entries(shapes)) {
      for (const element of root.querySelectorAll(`[data-shape=${name}]`))
        for (const [attribute, value] of Object.entries(attributesOf(shape)))
          element.setAttribute(attribute, `${value}`);
    }
    for (const [part, text] of Object.entries(labels)) write(`[data-label=${part}]`, text);
    for (const { part } of deskParts) {
      const state = findings[part];
      for (const place of root.querySelectorAll(`[data-part=${part}]`))
        place.toggleAttribute('data-off', !isFitting(state));
      for (const sentence of root.querySelectorAll<HTMLElement>(`[data-part=${part}] [data-state]`))
        sentence.hidden = sentence.dataset.state !== state;
      const { value, valueText, band } = read(part, now);
      showValue(part, value, valueText);
      const fitting = find(`[name=${part}] + svg > rect`);
      fitting?.setAttribute('x', `${band.from}%`);
      fitting?.setAttribute('width', `${band.to - band.from}%`);
    }
    const height = bodyHeight(now.stature);
    showValue('stature', height, height);
    const { count, first, start } = deskSummary(findings);
    const advice = first
      ? (find(`[data-part=${first}] [data-state]:not([hidden])`)?.lastChild?.textContent ?? '').trim()
      : '';
    write('[data-count]', count);
    write('[data-start]', start);
    write('[data-advice]', advice);
    clearTimeout(statusTimer);
    statusTimer = setTimeout(write, announcementDelay, '[data-status]', `${count} ${start} ${advice}`);
  }

  function find(selector: string) {
    return root.querySelector<HTMLElement>(selector);
  }

  function write(selector: string, text: string) {
    const element = find(selector);
    if (element && element.textContent !== text) element.textContent = text;
  }

  function showValue(name: SliderName, value: string, valueText: string) {
    write(`[data-value=${name}]`, value);
    find(`[name=${name}]`)?.setAttribute('aria-valuetext', valueText);
  }

  function animate(from: DeskSettings, to: DeskSettings) {
    const start = performance.now();
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = (now: number) => {
      const left = isReduced ? 0 : Math.max(0, 1 - Math.max(0, now - start) / animationDuration);
      const desk = { ...to };
      for (const name of Object.keys(to) as SliderName[]) desk[name] += (from[name] - to[name]) * left * left;
      set(desk);
      if (left) frame = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    step(start);
  }

  root.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    show();
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-example]') : null;
    if (!button) return;
    const now = settings();
    animate(now, deskFor(now.stature, JSON.parse(button.dataset.example ?? '{}')));
  });
  drag(root, settings, (changed) => {
    cancelAnimationFrame(frame);
    set(changed);
  });
  offerPicture(root, settings);
  show();
}
