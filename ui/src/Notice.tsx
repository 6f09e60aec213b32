import type { ComponentProps, ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
}

/** Something to know, in its place on the page. Give `role="alert"` or `role="status"` where it appears on its own. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={`${styles.notice} ${styles[tone]} ${className ?? ''}`}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
