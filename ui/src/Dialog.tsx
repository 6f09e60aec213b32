import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  description?: ReactNode;
  size?: 'narrow' | 'wide';
  role?: 'alertdialog';
  /** Stays above the content when that scrolls. */
  errors?: ReactNode;
  /** Buttons at the bottom. The first one cancels, because it can do no harm. */
  actions: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

const replacementTime = 50;
let lastClosed = Number.NEGATIVE_INFINITY;

/** The browser's modal dialog, open as long as it is rendered. */
export function Dialog(props: DialogProps) {
  const { title, description, size = 'narrow', role, errors, actions, onClose, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A dialog that replaces another, as a loaded form replaces its loading dialog, opens without the animation.
    if (performance.now() - lastClosed < replacementTime) element.style.animation = 'none';
    element.showModal();
    // Chrome focuses a scrollable container before its controls. Focus the first control instead, and skip the draft notice.
    if (document.activeElement?.matches('div, [data-aside] *'))
      element
        .querySelector<HTMLElement>(':is(a, button, input, select, textarea):not([data-aside] *)')
        ?.focus();
    return () => {
      // Only a dialog that is still in the page returns the focus.
      element.close();
      lastClosed = performance.now();
    };
  }, []);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does the same by keyboard.
    <dialog
      ref={dialog}
      role={role}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes it, whatever became of the first.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        isPressedOnBackdrop.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        // Selecting text beyond the edge of the dialog also ends in a click on the backdrop.
        if (isPressedOnBackdrop.current && event.target === dialog.current) onClose();
      }}
    >
      <div className={`stack gap-4 ${styles.sheet}`}>
        <div className={styles.head}>
          <h2 className={`text-xl break-anywhere ${styles.title}`} id={`${id}-title`}>
            {title}
          </h2>
          {description && (
            <div
              className={`stack gap-2 mt-2 text-soft break-anywhere ${styles.description}`}
              id={`${id}-description`}
            >
              {description}
            </div>
          )}
        </div>
        {errors}
        {children && <div className={styles.body}>{children}</div>}
        <div className={`cluster ${styles.actions}`}>{actions}</div>
      </div>
    </dialog>,
    document.body,
  );
}
