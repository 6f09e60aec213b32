import { limits } from '@practice/contract/text';
import { type ReactNode, useId } from 'react';
import styles from './FilterFields.module.css';
import { useFilter } from './useFilter.ts';
import { useTyped } from './useTyped.ts';

interface FilterFieldProps {
  label: string;
  /** The control, which is given the id that the label names. */
  control: (id: string) => ReactNode;
}

export function FilterField({ label, control }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {control(id)}
    </div>
  );
}

interface SearchFieldProps {
  /** What is searched. */
  placeholder: string;
}

export function SearchField({ placeholder }: SearchFieldProps) {
  const { value, apply } = useFilter('q');
  const [typed, setTyped] = useTyped({ applied: String(value), apply });
  return (
    <FilterField
      label="Search"
      control={(id) => (
        <input
          id={id}
          type="search"
          placeholder={placeholder}
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
    <FilterField
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

interface FilterChoiceProps {
  /** The filter's name in the call. */
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string | boolean; label: string }>;
  all: string;
}

export function FilterChoice({ name, label, options, all }: FilterChoiceProps) {
  const { value, apply } = useFilter(name);
  return (
    <Choice
      label={label}
      value={String(value)}
      onValue={(chosen) => apply(options.find((option) => String(option.value) === chosen)?.value ?? '')}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      all={all}
    />
  );
}
