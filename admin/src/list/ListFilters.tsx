import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import { FilterIcon } from '../layout/icons.tsx';
import { SearchField } from './FilterFields.tsx';
import styles from './ListFilters.module.css';

interface ListFiltersProps {
  /** What the search looks into. */
  placeholder: string;
  /** A filter that is set elsewhere on the screen, and is not cleared here. */
  elsewhere?: string;
  /** All but the search; folded away on a phone. */
  children: ReactNode;
}

/** Search and filters of a list. */
export function ListFilters({ placeholder, elsewhere = '', children }: ListFiltersProps) {
  const { filterValues, setFilters, total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const names = Object.keys(filterValues).filter((name) => name !== elsewhere);
  const folded = names.filter((name) => name !== 'q').length;

  function clear() {
    const { [elsewhere]: kept } = filterValues;
    setFilters(kept === undefined ? {} : { [elsewhere]: kept });
  }

  // Nothing is there to be searched.
  if (total === 0 && Object.keys(filterValues).length === 0) return null;
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField placeholder={placeholder} />
      </div>
      <div className={styles.toggle}>
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {folded === 0 ? 'Filters' : `Filters (${folded})`}
        </Button>
      </div>
      <div className={`${styles.more} ${isOpen ? styles.open : ''}`}>
        {children}
        {names.length > 0 && <Button onClick={clear}>Clear</Button>}
      </div>
    </search>
  );
}
