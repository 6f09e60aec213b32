import { Button } from '@practice/ui/Button';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { FilterIcon } from '../layout/icons.tsx';
import { useIsWide } from '../layout/useIsWide.ts';
import { ChoiceField, DayField, SearchField, SortField } from './FilterFields.tsx';
import styles from './Filters.module.css';
import { tableFrom } from './ListBody.tsx';
import type { ListSection } from './list-section.ts';

/** Search and filters of a list. On a phone, the filters are collapsed. */
export function Filters<Row extends RaRecord<number>>({ section }: { section: ListSection<Row> }) {
  const { filterValues, setFilters, total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const isTable = useIsWide(tableFrom) && section.columns !== undefined;
  const tab = section.tabs?.name ?? '';
  // The tabs are always visible, so they are not counted or cleared here.
  const names = Object.keys(filterValues).filter((name) => name !== tab);
  const folded = names.filter((name) => name !== 'q').length;

  function clear() {
    const { [tab]: kept } = filterValues;
    setFilters(kept === undefined ? {} : { [tab]: kept });
  }

  // An empty list needs no search.
  if (total === 0 && Object.keys(filterValues).length === 0) return null;
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField placeholder={section.search} />
      </div>
      <div className={styles.toggle}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <FilterIcon />
          {folded === 0 ? 'Filters' : `Filters (${folded})`}
        </Button>
      </div>
      <div className={`${styles.more} ${isOpen ? styles.open : ''}`}>
        {section.filters.map((filter) =>
          'options' in filter ? (
            <ChoiceField key={filter.name} {...filter} />
          ) : (
            <DayField key={filter.name} {...filter} />
          ),
        )}
        {!isTable && <SortField orders={section.orders} />}
        {names.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}
