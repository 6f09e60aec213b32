export function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}

/** Focuses an element if what had the focus, such as a pressed button, is gone now. */
export function findFocus(find: () => HTMLElement | null, options?: FocusOptions) {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) find()?.focus(options);
  });
}
