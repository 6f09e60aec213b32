import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

interface DialogProps extends Omit<ComponentProps<typeof Modal>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  size?: 'narrow' | 'wide';
  aside?: ReactNode;
  /** Stays above the content when that scrolls. */
  errors?: ReactNode;
  /** Buttons at the bottom. The first one cancels, because it can do no harm. */
  actions?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { title, description, size = 'narrow', aside, errors, actions, children, ...rest } = props;
  const id = useId();
  return (
    <Modal
      {...rest}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className={`stack gap-4 ${styles.sheet}`}>
        <div className={`cluster between ${styles.head}`}>
          <div>
            <h2 className={`text-xl break-anywhere ${styles.title}`} id={`${id}-title`}>
              {title}
            </h2>
            {description && (
              <div
                className={`stack gap-2 text-soft break-anywhere ${styles.description}`}
                id={`${id}-description`}
              >
                {description}
              </div>
            )}
          </div>
          {aside}
        </div>
        {errors}
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </div>
    </Modal>
  );
}
