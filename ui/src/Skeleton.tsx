import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

/** A place where text or a picture will be. Size it like what it stands for; the list around it says that it loads. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.skeleton} ${className ?? ''}`} aria-hidden="true" />;
}
