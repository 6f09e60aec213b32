let pressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => setPressed(true), true);
  for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, () => setPressed(false), true);
  }
}

function setPressed(value: boolean): void {
  pressed = value;
}

/**
 * Does something now, or once the pointer is let go. A message that appears while a button is held down would move
 * the button from under the pointer, and the click would be lost.
 */
export function whenPointerRests(action: () => void): void {
  if (!pressed) {
    action();
    return;
  }
  document.addEventListener('pointerup', () => setTimeout(action), { once: true, capture: true });
}
