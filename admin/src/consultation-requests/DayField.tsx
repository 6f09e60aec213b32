import { practiceDay } from '@practice/contract/format';
import { FilterField } from '../list/FilterFields.tsx';
import { useFilter } from '../list/useFilter.ts';
import { useTyped } from '../list/useTyped.ts';

interface DayFieldProps {
  /** The filter's name in the call. */
  name: string;
  label: string;
  /** The filter speaks of instants, the person of days. */
  instantOf: (day: string) => Date;
}

export function DayField({ name, label, instantOf }: DayFieldProps) {
  const { value, apply } = useFilter(name);
  const [day, setDay] = useTyped({
    applied: typeof value === 'string' && value !== '' ? practiceDay(value) : '',
    apply: (chosen) => apply(chosen === '' ? '' : instantOf(chosen).toISOString()),
    // While the year is typed, the browser already offers the year 2.
    isComplete: (chosen) => chosen === '' || chosen >= '2000',
  });
  return (
    <FilterField
      label={label}
      control={(id) => (
        <input
          id={id}
          type="date"
          min="2000-01-01"
          max="2999-12-31"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
    />
  );
}
