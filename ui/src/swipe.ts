const swipeThreshold = 50;

export function onSwipe(box: HTMLElement, onSwiped: () => void): void {
  let start: number | undefined;

  const distance = (event: PointerEvent) => (start === undefined ? 0 : event.clientX - start);

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
    const isSwiped = Math.abs(distance(event)) >= swipeThreshold;
    end();
    if (isSwiped) onSwiped();
  });
  box.addEventListener('pointercancel', end);
}
