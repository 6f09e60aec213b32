import { floor, unitsPerCentimeter } from './figure.ts';
import { direction, type Point } from './geometry.ts';
import { hinge } from './pose.ts';
import type { DeskSettings } from './settings.ts';

type Pull = (start: DeskSettings, from: Point, to: Point) => Partial<DeskSettings>;

const up = (from: Point, to: Point) => (from.y - to.y) / unitsPerCentimeter;

/** What follows when a handle is pulled from one point of the drawing to another. The sliders keep it in bounds. */
export const pulls: Record<string, Pull> = {
  seat: ({ seat }, from, to) => ({ seat: seat + up(from, to) }),
  back: ({ back, seat }, from, to) => {
    const center = hinge(floor - seat * unitsPerCentimeter);
    return { back: back + direction(center, to) - direction(center, from) };
  },
  armrests: ({ armrests }, from, to) => ({ armrests: armrests + up(from, to) }),
  keyboard: ({ keyboard }, from, to) => ({ keyboard: keyboard + up(from, to) }),
  screen: ({ screenHeight, screenDistance }, from, to) => ({
    screenHeight: screenHeight + up(from, to),
    screenDistance: screenDistance + (to.x - from.x) / unitsPerCentimeter,
  }),
};

/** Lets mouse and finger pull the parts; the keyboard has the sliders. */
export function drag(
  root: HTMLElement,
  settings: () => DeskSettings,
  set: (settings: Partial<DeskSettings>) => void,
) {
  for (const handle of root.querySelectorAll<SVGGElement>('[data-handle]')) {
    const pull = pulls[handle.dataset.handle ?? ''];
    handle.addEventListener('pointerdown', (event) => {
      const start = settings();
      const from = inDrawing(handle, event);
      const move = (event: PointerEvent) => {
        if (pull) set(pull(start, from, inDrawing(handle, event)));
      };
      const letGo = () => {
        handle.removeAttribute('data-held');
        handle.removeEventListener('pointermove', move);
      };
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      handle.setAttribute('data-held', '');
      handle.addEventListener('pointermove', move);
      handle.addEventListener('lostpointercapture', letGo, { once: true });
    });
  }
}

function inDrawing(handle: SVGGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = handle.ownerSVGElement?.getScreenCTM();
  return new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
}
