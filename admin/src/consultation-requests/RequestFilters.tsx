import Button from '@mui/material/Button';
import { requestStates, services } from '@practice/contract/consultation-requests';
import { practiceDay } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import { FilterIcon } from '../layout/icons.tsx';
import { endOfPracticeDay, startOfPracticeDay } from '../practice-days.ts';
import styles from './RequestFilters.module.css';
import { useTyped } from './useTyped.ts';

/** Search and filters. On a phone all but the search are folded away. */
export function RequestFilters() {
  const { filterValues, setFilters } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const count = Object.keys(filterValues).filter((name) => name !== 'q').length;

  const text = (name: string): string => (typeof filterValues[name] === 'string' ? filterValues[name] : '');
  const apply = (name: string) => (value: string) => {
    const { [name]: _, ...others } = filterValues;
    setFilters(value === '' ? others : { ...others, [name]: value });
  };

  return (
    <search className={styles.filters}>
      <SearchField applied={text('q')} apply={apply('q')} />
      <div className={styles.toggle}>
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? 'Filters' : `Filters (${count})`}
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
        {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>Clear</Button>}
      </div>
    </search>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface TypedFieldProps {
  applied: string;
  apply: (value: string) => void;
}

function SearchField(props: TypedFieldProps) {
  const [typed, setTyped] = useTyped(props);
  return (
    <div className={styles.search}>
      <Field label="Search">
        <input
          type="search"
          placeholder="Name, company, email or message"
          maxLength={limits.title}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: ReadonlyArray<{ value: string; label: string }>;
  all: string;
}

function Choice({ label, value, onValue, options, all }: ChoiceProps) {
  return (
    <Field label={label}>
      <select value={value} onChange={(event) => onValue(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface DayFieldProps extends TypedFieldProps {
  label: string;
  /** The filter speaks of instants, the person of days. */
  instantOf: (day: string) => Date;
}

function DayField({ label, applied, apply, instantOf }: DayFieldProps) {
  const [day, setDay] = useTyped({
    applied: applied === '' ? '' : practiceDay(applied),
    apply: (value) => apply(value === '' ? '' : instantOf(value).toISOString()),
    // While the year is typed, the browser already offers the year 2.
    isComplete: (value) => value === '' || value >= '2000',
  });
  return (
    <Field label={label}>
      <input
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </Field>
  );
}
