import { floor, unitsPerCentimeter } from '@practice/desk/figure/body';
import { direction, type Point } from '@practice/desk/figure/geometry';
import { hinge } from '@practice/desk/figure/pose';
import type { DeskSettings, SliderName } from './desks.ts';

/** `data-up` and `data-along` name the settings of the two directions; `data-handle="back"` rotates. */
function dragged(
  { dataset }: SVGGElement,
  start: DeskSettings,
  from: Point,
  to: Point,
): Partial<DeskSettings> {
  if (dataset.handle === 'back') {
    const center = hinge(floor - start.seat * unitsPerCentimeter);
    return { back: start.back + direction(center, to) - direction(center, from) };
  }
  const changed: Partial<DeskSettings> = {};
  const { up, along } = dataset as { up?: SliderName; along?: SliderName };
  if (up) changed[up] = start[up] + (from.y - to.y) / unitsPerCentimeter;
  if (along) changed[along] = start[along] + (to.x - from.x) / unitsPerCentimeter;
  return changed;
}

export function drag(
  root: HTMLElement,
  settings: () => DeskSettings,
  set: (settings: Partial<DeskSettings>) => void,
) {
  for (const handle of root.querySelectorAll<SVGGElement>('[data-handle]')) {
    handle.addEventListener('pointerdown', (event) => {
      const start = settings();
      const from = toDrawing(handle, event);
      const move = (event: PointerEvent) => {
        set(dragged(handle, start, from, toDrawing(handle, event)));
      };
      const release = () => {
        handle.removeAttribute('data-held');
        handle.removeEventListener('pointermove', move);
      };
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      handle.setAttribute('data-held', '');
      handle.addEventListener('pointermove', move);
      handle.addEventListener('lostpointercapture', release, { once: true });
    });
  }
}

function toDrawing(handle: SVGGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = handle.ownerSVGElement?.getScreenCTM();
  return new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
}
