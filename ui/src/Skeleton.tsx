import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

/** A placeholder for text or a picture that is loading, of the same size. The list around it announces that it loads. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.skeleton} ${className ?? ''}`} aria-hidden="true" />;
}
