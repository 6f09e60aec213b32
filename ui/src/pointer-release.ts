let isPressed = false;

if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, () => (isPressed = type === 'pointerdown'), true);
  }
}

/**
 * Calls `action` now, or after the pointer is released. A message that appears while a button is pressed would move the
 * button away from the pointer, and the click would be lost.
 */
export function afterPointerRelease(action: () => void): void {
  if (!isPressed) action();
  else document.addEventListener('pointerup', () => setTimeout(action), { once: true, capture: true });
}
