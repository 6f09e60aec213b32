import styles from './DateBlock.module.css';

const parts = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));

/** A day as a calendar leaf. It is hidden from screen readers, because the date is also in the text. */
export function DateBlock({ date }: { date: string }) {
  return (
    <div className={styles.block} aria-hidden="true">
      <span className="text-xs text-soft">{parts(date, { month: 'short' })}</span>
      <span className={styles.day}>{parts(date, { day: 'numeric' })}</span>
      <span className="text-xs text-soft">{parts(date, { weekday: 'short' })}</span>
    </div>
  );
}
