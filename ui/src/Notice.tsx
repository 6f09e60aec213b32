import type { ComponentProps, ReactNode } from 'react';
import styles from './Notice.module.css';
import tones from './tones.module.css';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
}

export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={`stack gap-1 ${styles.notice} ${tones[tone]} ${className ?? ''}`}>
      {title && <p className="text-strong">{title}</p>}
      {children}
    </div>
  );
}
