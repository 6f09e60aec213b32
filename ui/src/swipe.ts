/** How far a finger moves before a swipe counts, in CSS pixels. */
export const swipeThreshold = 50;

/** Lets a box follow the finger sideways; past the threshold it is let go, before it springs back. */
export function onSwipe(box: HTMLElement, swiped: () => void): void {
  let start: number | undefined;

  function distance(event: PointerEvent): number {
    return start === undefined ? 0 : event.clientX - start;
  }

  function end() {
    start = undefined;
    box.style.translate = '';
    delete box.dataset.swiping;
  }

  box.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    start = event.clientX;
    box.dataset.swiping = '';
    box.setPointerCapture?.(event.pointerId);
  });
  box.addEventListener('pointermove', (event) => {
    if (start !== undefined) box.style.translate = `${distance(event)}px 0`;
  });
  box.addEventListener('pointerup', (event) => {
    const far = Math.abs(distance(event)) >= swipeThreshold;
    end();
    if (far) swiped();
  });
  box.addEventListener('pointercancel', end);
}
