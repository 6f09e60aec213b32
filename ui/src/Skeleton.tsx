import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.skeleton} ${className ?? ''}`} aria-hidden="true" />;
}
