import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './SwitchField.module.css';

interface SwitchFieldProps extends ComponentProps<'input'> {
  label: string;
  hint: ReactNode;
}

export function SwitchField({ label, hint, ...rest }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className="stack gap-2">
      <label className={styles.switch}>
        <input type="checkbox" {...rest} aria-describedby={hintId} />
        <span className="text-sm text-strong leading-snug">{label}</span>
      </label>
      <div className="text-sm text-soft leading-snug" id={hintId}>
        {hint}
      </div>
    </div>
  );
}
