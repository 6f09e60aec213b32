import { practiceDay } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { Field } from '@practice/ui/Field';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { FilterIcon } from '../layout/icons.tsx';
import { useIsWide } from '../layout/useIsWide.ts';
import styles from './Filters.module.css';
import { tableFrom } from './ListBody.tsx';
import type { ChoiceFilter, DayFilter, ListRoom } from './room.ts';
import { useFilter } from './useFilter.ts';
import { useTyped } from './useTyped.ts';

/** Search and filters of a list; on a phone, all but the search is folded away. */
export function Filters<Row extends RaRecord<number>>({ room }: { room: ListRoom<Row> }) {
  const { filterValues, setFilters, total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const isTable = useIsWide(tableFrom) && room.columns !== undefined;
  const tab = room.tabs?.name ?? '';
  // The tabs are seen all the time, and are not cleared here.
  const names = Object.keys(filterValues).filter((name) => name !== tab);
  const folded = names.filter((name) => name !== 'q').length;

  function clear() {
    const { [tab]: kept } = filterValues;
    setFilters(kept === undefined ? {} : { [tab]: kept });
  }

  // Nothing is there to be searched.
  if (total === 0 && Object.keys(filterValues).length === 0) return null;
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField placeholder={room.search} />
      </div>
      <div className={styles.toggle}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <FilterIcon />
          {folded === 0 ? 'Filters' : `Filters (${folded})`}
        </Button>
      </div>
      <div className={`${styles.more} ${isOpen ? styles.open : ''}`}>
        {room.filters.map((filter) =>
          'options' in filter ? (
            <ChoiceField key={filter.name} {...filter} />
          ) : (
            <DayField key={filter.name} {...filter} />
          ),
        )}
        {!isTable && <SortField orders={room.orders} />}
        {names.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </search>
  );
}

function SearchField({ placeholder }: { placeholder: string }) {
  const { value, apply } = useFilter('q');
  const [typed, setTyped] = useTyped({ applied: String(value), apply });
  return (
    <Field label="Search">
      {(wiring) => (
        <input
          {...wiring}
          type="search"
          placeholder={placeholder}
          maxLength={limits.title}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: ReadonlyArray<{ value: string; label: string }>;
}

function Choice({ label, value, onValue, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <select {...wiring} value={value} onChange={(event) => onValue(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ChoiceField({ name, label, options, all }: ChoiceFilter) {
  const { value, apply } = useFilter(name);
  return (
    <Choice
      label={label}
      value={String(value)}
      onValue={(chosen) => apply(options.find((option) => String(option.value) === chosen)?.value ?? '')}
      options={[
        { value: '', label: all },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
    />
  );
}

function DayField({ name, label, instantOf }: DayFilter) {
  const { value, apply } = useFilter(name);
  const [day, setDay] = useTyped({
    applied: typeof value === 'string' && value !== '' ? practiceDay(value) : '',
    apply: (chosen) => apply(chosen === '' ? '' : instantOf(chosen).toISOString()),
    // While the year is typed, the browser already offers the year 2.
    isComplete: (chosen) => chosen === '' || chosen >= '2000',
  });
  return (
    <Field label={label}>
      {(wiring) => (
        <input
          {...wiring}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
    </Field>
  );
}

function SortField({ orders }: { orders: ListRoom<RaRecord<number>>['orders'] }) {
  const { sort, setSort } = useListContext();
  const options = orders.map(({ field, order, label }) => ({ value: `${field} ${order}`, label }));
  return (
    <Choice
      label="Sort by"
      value={`${sort.field} ${sort.order}`}
      onValue={(value) => {
        const chosen = orders.find(({ field, order }) => `${field} ${order}` === value);
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      options={options}
    />
  );
}
