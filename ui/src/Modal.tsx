import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Modal.module.css';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  onClose: () => void;
}

const replacementTime = 50;
let lastClosed = Number.NEGATIVE_INFINITY;

/** The browser's modal dialog, open as long as it is rendered. */
export function Modal({ onClose, className = '', ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOnBackdrop = useRef(false);
  const close = useEffectEvent(() => onClose());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const cancel = (event: Event) => {
      // A file chooser in the dialog sends the same event when it is closed without a choice.
      if (event.target !== element) return;
      event.preventDefault();
      close();
    };
    const closed = () => close();
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    // A dialog that replaces another, as a loaded form replaces its loading dialog, opens without the animation.
    if (performance.now() - lastClosed < replacementTime) element.style.animation = 'none';
    element.showModal();
    // Chrome focuses a scrollable container before its controls. Focus the first control instead, and skip the draft notice.
    if (document.activeElement?.matches('div, [data-aside] *'))
      element
        .querySelector<HTMLElement>(':is(a, button, input, select, textarea):not([data-aside] *)')
        ?.focus();
    return () => {
      element.removeEventListener('close', closed);
      // Only a dialog that is still in the page returns the focus.
      element.close();
      lastClosed = performance.now();
    };
  }, []);

  // In the body, because a dialog with a form may be opened from inside another form.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does the same by keyboard.
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles.modal} ${className}`}
      onPointerDown={(event) => {
        isPressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Selecting text beyond the edge of the dialog also ends in a click on the backdrop.
        if (isPressedOnBackdrop.current && event.target === dialog.current) onClose();
      }}
    />,
    document.body,
  );
}
