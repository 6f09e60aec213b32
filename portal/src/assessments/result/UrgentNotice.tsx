import { Notice } from '@practice/ui/Notice';
import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './RedFlags.module.css';

/** It can take the focus when it appears, so that it is visible and read aloud. */
export function UrgentNotice({
  takesFocus,
  ...rest
}: ComponentProps<typeof Notice> & { takesFocus: boolean }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return <Notice {...rest} className={`${styles.emergency} ${styles.now}`} ref={notice} tabIndex={-1} />;
}
