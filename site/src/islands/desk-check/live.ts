import { deskParts, deskSummary, isFitting } from '@practice/contract/desk-check';
import { drag } from './drag.ts';
import { drawDesk, type Figure } from './drawing.ts';
import { glide } from './glide.ts';
import { labelled } from './labels.ts';
import { sit } from './posture.ts';
import { bodyHeight, read } from './readings.ts';
import { type DeskSettings, examples, type Setting, startingDesk } from './settings.ts';

/** Draws the desk anew at each move of a slider or of a part in the drawing, and says what came of it. */
export function startDeskCheck(root: HTMLElement) {
  const figure = figureIn(root);
  const sliders = [...root.querySelectorAll<HTMLInputElement>('input[type=range]')];
  let saying: ReturnType<typeof setTimeout>;

  function settings() {
    const now = { ...startingDesk };
    for (const { name, value } of sliders) if (name in now) now[name as Setting] = Number(value);
    return now;
  }

  function set(changed: Partial<DeskSettings>) {
    for (const slider of sliders) {
      const value = changed[slider.name as Setting];
      if (value !== undefined) slider.value = String(Math.round(value));
    }
    show();
  }

  function show() {
    const now = settings();
    const { shapes, labels, findings, measures } = drawDesk(now, figure);
    for (const [name, attributes] of Object.entries(shapes)) {
      for (const [attribute, value] of Object.entries(attributes))
        find(`[data-shape=${name}]`)?.setAttribute(attribute, `${value}`);
    }
    for (const part of labelled) write(`[data-label=${part}]`, labels[part]);
    for (const { part } of deskParts) {
      const state = findings[part];
      for (const place of root.querySelectorAll(`[data-part=${part}]`))
        place.toggleAttribute('data-off', !isFitting(state));
      for (const sentence of root.querySelectorAll<HTMLElement>(`[data-part=${part}] [data-state]`))
        sentence.hidden = sentence.dataset.state !== state;
      const { value, spoken, band } = read(part, now, state, measures);
      say(part, value, spoken);
      const track = find(`[name=${part}]`)?.parentElement;
      track?.style.setProperty('--from', `${band.from}`);
      track?.style.setProperty('--to', `${band.to}`);
    }
    const height = bodyHeight(now.stature);
    say('stature', height, height);
    const { count, first, start } = deskSummary(findings);
    const advice = first
      ? (find(`[data-part=${first}] [data-state]:not([hidden])`)?.lastChild?.textContent ?? '').trim()
      : '';
    write('[data-count]', count);
    write('[data-start]', start);
    write('[data-advice]', advice);
    // Those who listen hear the outcome once the part has come to rest.
    clearTimeout(saying);
    saying = setTimeout(write, 900, '[data-status]', `${count} ${start} ${advice}`);
  }

  function find(selector: string) {
    return root.querySelector<HTMLElement>(selector);
  }

  function write(selector: string, text: string) {
    const element = find(selector);
    if (element && element.textContent !== text) element.textContent = text;
  }

  function say(setting: Setting, value: string, spoken: string) {
    write(`[data-value=${setting}]`, value);
    find(`[name=${setting}]`)?.setAttribute('aria-valuetext', spoken);
  }

  root.addEventListener('input', show);
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-example]') : null;
    const example = button && examples[Number(button.dataset.example)];
    if (example) glide(settings(), example.desk(settings().stature), set);
  });
  drag(root, settings, set);
  show();
}

/** The figure as the server drew it; the browser only bends it further. */
function figureIn(root: HTMLElement): Figure {
  const outlines: Record<string, string> = {};
  for (const element of root.querySelectorAll('[data-skin]')) {
    outlines[element.getAttribute('data-shape') ?? ''] = element.getAttribute('d') ?? '';
  }
  return { outlines, pose: sit(startingDesk) };
}
