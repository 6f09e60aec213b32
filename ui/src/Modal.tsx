import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Modal.module.css';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Somebody wants it away: by Escape, or by a click beside it. */
  onClose: () => void;
}

/**
 * The browser's own modal dialog without any look: it keeps the focus inside and gives it back. It is open as long as
 * it is rendered.
 */
export function Modal({ onClose, className = '', ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const close = useEffectEvent(() => onClose());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const cancel = (event: Event) => {
      // A file chooser inside the dialog that is closed without a choice sends the same event.
      if (event.target !== element) return;
      event.preventDefault();
      close();
    };
    const closed = () => close();
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    element.showModal();
    return () => {
      element.removeEventListener('close', closed);
      // Before the element leaves the page, so that the focus goes back to where it was.
      element.close();
    };
  }, []);

  // Into the body: a dialog with a form may be opened from inside another form.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape is the keyboard's way.
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles.modal} ${className}`}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Text that is selected beyond the dialog's edge also ends in a click beside it.
        if (isPressedBeside.current && event.target === dialog.current) onClose();
      }}
    />,
    document.body,
  );
}
