import { practice } from '@practice/contract/practice';
import styles from './DateBlock.module.css';

const { timeZone } = practice;
const part = (instant: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(instant));

/** A day as a page of a calendar. It is hidden from screen readers, because the date is also in the text. */
export function DateBlock({ of: instant }: { of: string }) {
  return (
    <div className={`leading-snug ${styles.block}`} aria-hidden="true">
      <span className="text-xs text-soft">{part(instant, { month: 'short' })}</span>
      <span className="heading-font text-xl">{part(instant, { day: 'numeric' })}</span>
      <span className="text-xs text-soft">{part(instant, { weekday: 'short' })}</span>
    </div>
  );
}
