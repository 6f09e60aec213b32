import { Skeleton } from '@practice/ui/Skeleton';
import type { RaRecord } from 'react-admin';
import styles from './Cards.module.css';
import type { ListSection, RowsProps } from './list-section.ts';
import { RowActions } from './RecordDialog.tsx';
import { SelectRow } from './Selection.tsx';

export function Cards<Row extends RaRecord<number>>({ section, rows }: RowsProps<Row>) {
  if (!rows) return <CardsSkeleton section={section} />;
  return (
    <ul className={styles.cards} aria-label={section.name}>
      {rows.map((row) => {
        const { title, aside, picture, text, foot } = section.card(row);
        return (
          <li key={row.id} className={`box text-sm break-anywhere ${styles.card}`}>
            {picture && <div className={styles.picture}>{picture}</div>}
            <div className={styles.body}>
              <div className={`cluster between one-row align-start mb-1 ${styles.head}`}>
                <h2>{title}</h2>
                {aside}
              </div>
              {text}
              <div className={`cluster between ${styles.foot}`}>
                {foot}
                <RowActions section={section} row={row} />
              </div>
            </div>
            {section.bulkActions && (
              <div className={styles.select}>
                <SelectRow id={row.id} name={section.nameOf(row)} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function CardsSkeleton({ section }: { section: Pick<ListSection<never>, 'name' | 'columns'> }) {
  return (
    <ul className={styles.cards} aria-busy="true" aria-label={`Loading ${section.name.toLowerCase()}…`}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <li key={card} className={`box text-sm break-anywhere ${styles.card}`}>
          {!section.columns && <div className={styles.picture} />}
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
