import { practiceDay } from '@practice/contract/format';
import { limits } from '@practice/contract/text';
import { type ReactNode, useId } from 'react';
import styles from './FilterFields.module.css';
import { useTyped } from './useTyped.ts';

interface FieldProps {
  label: string;
  /** The control, which is given the id that the label names. */
  control: (id: string) => ReactNode;
}

function Field({ label, control }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {control(id)}
    </div>
  );
}

interface TypedFieldProps {
  /** The filter in force. */
  applied: string;
  apply: (value: string) => void;
}

export function SearchField(props: TypedFieldProps) {
  const [typed, setTyped] = useTyped(props);
  return (
    <Field
      label="Search"
      control={(id) => (
        <input
          id={id}
          type="search"
          placeholder="Name, company, email or message"
          maxLength={limits.title}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** The words for no choice at all. */
  all?: string;
}

export function Choice({ label, value, onValue, options, all }: ChoiceProps) {
  return (
    <Field
      label={label}
      control={(id) => (
        <select id={id} value={value} onChange={(event) => onValue(event.target.value)}>
          {all && <option value="">{all}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

interface DayFieldProps extends TypedFieldProps {
  label: string;
  /** The filter speaks of instants, the person of days. */
  instantOf: (day: string) => Date;
}

export function DayField({ label, applied, apply, instantOf }: DayFieldProps) {
  const [day, setDay] = useTyped({
    applied: applied === '' ? '' : practiceDay(applied),
    apply: (value) => apply(value === '' ? '' : instantOf(value).toISOString()),
    // While the year is typed, the browser already offers the year 2.
    isComplete: (value) => value === '' || value >= '2000',
  });
  return (
    <Field
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
