import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`${styles.card} ${className ?? ''}`} />;
}
