let isPressed = false;

// The mouse events, because after a tap they come last, and the focus moves between them.
if (typeof document !== 'undefined') {
  for (const type of ['mousedown', 'mouseup', 'dragend']) {
    document.addEventListener(type, () => (isPressed = type === 'mousedown'), true);
  }
}

/** Now, or after the release: what appears while a button is pressed would move the button, and the click would be lost. */
export function afterPointerRelease(action: () => void): void {
  if (!isPressed) action();
  else document.addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true });
}
