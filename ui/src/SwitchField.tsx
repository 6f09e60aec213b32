import { type ComponentProps, type ReactNode, useId } from 'react';
import field from './Field.module.css';
import styles from './SwitchField.module.css';

interface SwitchFieldProps extends ComponentProps<'input'> {
  label: string;
  /** What it means to have it on, or off. */
  hint: ReactNode;
}

/** On or off. */
export function SwitchField({ label, hint, ...rest }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className={field.field}>
      <label className={styles.switch}>
        <input type="checkbox" {...rest} aria-describedby={hintId} />
        <span className={field.label}>{label}</span>
      </label>
      <div className={field.hint} id={hintId}>
        {hint}
      </div>
    </div>
  );
}
