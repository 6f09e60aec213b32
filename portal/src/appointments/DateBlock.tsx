import styles from './DateBlock.module.css';

const part = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));

/** A day as a page of a calendar. It is hidden from screen readers, because the date is also in the text. */
export function DateBlock({ date }: { date: string }) {
  return (
    <div className={`leading-snug ${styles.block}`} aria-hidden="true">
      <span className="text-xs text-soft">{part(date, { month: 'short' })}</span>
      <span className="heading-font text-xl">{part(date, { day: 'numeric' })}</span>
      <span className="text-xs text-soft">{part(date, { weekday: 'short' })}</span>
    </div>
  );
}
