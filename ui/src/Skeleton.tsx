import type { ComponentProps } from 'react';
import styles from './Skeleton.module.css';

/** An empty SVG, because its attributes can say how large it is. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: Pick<ComponentProps<'svg'>, 'width' | 'height'>) {
  return <svg className={styles.skeleton} width={width} height={height} aria-hidden="true" />;
}
