import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

interface DialogProps extends Omit<ComponentProps<typeof Modal>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** A wide one fills a phone's screen, and only its middle scrolls. */
  size?: 'narrow' | 'wide';
  /** At the right of the title. */
  aside?: ReactNode;
  /** Buttons at the bottom, the way back first: it is the one that does no harm. */
  actions?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { title, description, size = 'narrow', aside, actions, children, ...rest } = props;
  const id = useId();
  return (
    <Modal
      {...rest}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title} id={`${id}-title`}>
              {title}
            </h2>
            {description && (
              <div className={styles.description} id={`${id}-description`}>
                {description}
              </div>
            )}
          </div>
          {aside}
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}
