import { practiceDay } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { Field } from '@practice/ui/Field';
import { type RaRecord, useListContext } from 'react-admin';
import type { ChoiceFilter, DayFilter, ListSection } from './list-section.ts';
import { useDebouncedInput } from './useDebouncedInput.ts';
import { useFilter } from './useFilter.ts';

export function SearchField({ placeholder }: { placeholder: string }) {
  const { value, apply } = useFilter('q');
  const [typed, setTyped] = useDebouncedInput({ applied: String(value), apply });
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

export function ChoiceField({ name, label, options, all }: ChoiceFilter) {
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

export function DayField({ name, label, instantOf }: DayFilter) {
  const { value, apply } = useFilter(name);
  const [day, setDay] = useDebouncedInput({
    applied: typeof value === 'string' && value !== '' ? practiceDay(value) : '',
    apply: (chosen) => apply(chosen === '' || !instantOf ? chosen : instantOf(chosen).toISOString()),
    // While a year is typed, the browser reports years such as 0002.
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

export function SortField({ orders }: { orders: ListSection<RaRecord<number>>['orders'] }) {
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
