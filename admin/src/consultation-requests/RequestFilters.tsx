import Button from '@mui/material/Button';
import { requestStates, services } from '@practice/contract/consultation-requests';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { FilterIcon } from '../layout/icons.tsx';
import { endOfPracticeDay, startOfPracticeDay } from '../practice-days.ts';
import { Choice, DayField, SearchField } from './FilterFields.tsx';
import styles from './RequestFilters.module.css';
import { SortChoice } from './SortChoice.tsx';
import { useIsWide } from './useIsWide.ts';

/** Search and filters. On a phone all but the search are folded away. */
export function RequestFilters() {
  const { filterValues, setFilters, total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide();

  const names = Object.keys(filterValues);
  const folded = names.filter((name) => name !== 'q').length;
  const text = (name: string): string => (typeof filterValues[name] === 'string' ? filterValues[name] : '');
  const apply = (name: string) => (value: string) => {
    const { [name]: _, ...others } = filterValues;
    setFilters(value === '' ? others : { ...others, [name]: value });
  };

  // Nothing is there to be searched.
  if (total === 0 && names.length === 0) return null;
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField applied={text('q')} apply={apply('q')} />
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
        <Choice
          label="State"
          value={text('state')}
          onValue={apply('state')}
          options={requestStates}
          all="All states"
        />
        <Choice
          label="Service"
          value={text('service')}
          onValue={apply('service')}
          options={services}
          all="All services"
        />
        <DayField
          label="From"
          applied={text('createdFrom')}
          apply={apply('createdFrom')}
          instantOf={startOfPracticeDay}
        />
        <DayField
          label="To"
          applied={text('createdTo')}
          apply={apply('createdTo')}
          instantOf={endOfPracticeDay}
        />
        {!isWide && <SortChoice />}
        {names.length > 0 && <Button onClick={() => setFilters({})}>Clear</Button>}
      </div>
    </search>
  );
}
