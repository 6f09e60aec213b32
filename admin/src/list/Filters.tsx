import { practiceDay } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { Button } from '@practice/ui/Button';
import { Field, TextField } from '@practice/ui/Field';
import { useIsWide } from '@practice/ui/useIsWide';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { FilterIcon } from '../layout/icons.tsx';
import styles from './Filters.module.css';
import { tableFrom } from './ListBody.tsx';
import type { ChoiceFilter, DayFilter, ListSection } from './list-section.ts';
import { useDebouncedInput, useFilter } from './useFilter.ts';

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

  // An empty list needs no search; only the resources, which have tabs, always show theirs.
  if (!section.tabs && total === 0 && Object.keys(filterValues).length === 0) return null;
  return (
    <search className="cluster align-end mb-5 text-sm">
      <div className={styles.search}>
        <SearchField placeholder={section.search} />
      </div>
      <div className={styles.toggle}>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <FilterIcon />
          {folded === 0 ? 'Filters' : `Filters (${folded})`}
        </Button>
      </div>
      <div className={`cluster align-end ${styles.more} ${isOpen ? styles.open : ''}`}>
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

function SearchField({ placeholder }: { placeholder: string }) {
  const { value, apply } = useFilter('q');
  const [typed, setTyped] = useDebouncedInput({ applied: String(value), apply });
  return (
    <TextField
      label="Search"
      type="search"
      placeholder={placeholder}
      maxLength={limits.title}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function DayField({ name, label, instantOf }: DayFilter) {
  const { value, apply } = useFilter(name);
  const [day, setDay] = useDebouncedInput({
    applied: typeof value === 'string' && value !== '' ? practiceDay(value) : '',
    apply: (chosen) => apply(chosen === '' || !instantOf ? chosen : instantOf(chosen).toISOString()),
    // While a year is typed, the browser reports years such as 0002.
    isComplete: (chosen) => chosen === '' || chosen >= '2000',
  });
  return (
    <TextField
      label={label}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      value={day}
      onChange={(event) => setDay(event.target.value)}
    />
  );
}

function ChoiceField({ name, label, options, all }: ChoiceFilter) {
  const { value, apply } = useFilter(name);
  return (
    <Field label={label}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={String(value)}
          onChange={({ target }) => apply(options[target.selectedIndex - 1]?.value ?? '')}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.label} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function SortField({ orders }: Pick<ListSection<RaRecord<number>>, 'orders'>) {
  const { sort, setSort } = useListContext();
  return (
    <Field label="Sort by">
      {(controlProps) => (
        <select
          {...controlProps}
          value={`${sort.field} ${sort.order}`}
          onChange={({ target }) => setSort(orders[target.selectedIndex] ?? orders[0])}
        >
          {orders.map(({ label, field, order }) => (
            <option key={label} value={`${field} ${order}`}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
