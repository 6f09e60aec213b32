import { Skeleton } from '@practice/ui/Skeleton';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import styles from './Cards.module.css';
import type { ListSection } from './list-section.ts';
import { SelectRow } from './Selection.tsx';

/** The rows as cards, for narrow screens. */
export function Cards<Row extends RaRecord<number>>({
  section,
  rows,
}: {
  section: ListSection<Row>;
  rows: readonly Row[];
}) {
  return (
    <ul className={styles.cards} aria-label={section.name}>
      {rows.map((row) => (
        <li key={row.id} className={`text-sm break-anywhere ${styles.card}`}>
          {section.card(row)}
          {section.bulkActions && (
            <div className={styles.select}>
              <SelectRow id={row.id} name={section.nameOf(row)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  /** Above everything else. */
  picture?: ReactNode;
  /** Buttons and links. */
  foot: ReactNode;
  /** Lines below the title. */
  children: ReactNode;
}

/** The content of one card. */
export function Card({ title, aside, picture, foot, children }: CardProps) {
  return (
    <>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
        {children}
        <div className={`cluster between ${styles.foot}`}>{foot}</div>
      </div>
    </>
  );
}

/** The buttons of a row, in its card or in the table. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

export function CardsSkeleton({ label, hasPictures }: { label: string; hasPictures?: boolean | undefined }) {
  return (
    <ul className={styles.cards} aria-busy="true" aria-label={label}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <li key={card} className={`text-sm break-anywhere ${styles.card}`}>
          {hasPictures && <div className={styles.picture} />}
          <div className={styles.body}>
            {['55%', '40%', '70%', '60%', '100%'].map((width) => (
              <Skeleton key={width} style={{ width }} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
