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
    <div className="stack gap-2">
      <label className={styles.switch}>
        <input type="checkbox" {...rest} aria-describedby={hintId} />
        <span className={`text-sm text-strong ${field.label}`}>{label}</span>
      </label>
      <div className={`text-sm text-soft ${field.hint}`} id={hintId}>
        {hint}
      </div>
    </div>
  );
}
