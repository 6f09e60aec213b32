import { type ComponentProps, useState } from 'react';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';
import { passwordStrength } from './password-strength.ts';

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  showStrength?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, error, showStrength = false, id, onInput, ...rest } = props;
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Field label={label} error={error} id={id} hint={showStrength && <Strength password={typed} />}>
      {(wiring) => (
        <div className={styles.box}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...wiring}
            className={`${fieldStyles.control} ${styles.control}`}
            type={shown ? 'text' : 'password'}
            onInput={(event) => {
              if (showStrength) setTyped(event.currentTarget.value);
              onInput?.(event);
            }}
          />
          <button
            className={`text-sm text-strong ${styles.toggle}`}
            type="button"
            aria-pressed={shown}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}

const advice = {
  none: 'A few unrelated words make a strong one.',
  weak: 'Easy to guess. Longer is safer.',
  fair: 'Fair. A few more characters make it strong.',
  strong: 'Strong: long and hard to guess.',
};

function Strength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <span className={styles.strength} data-strength={strength} aria-live="polite">
      <svg viewBox="0 0 36 20" aria-hidden="true">
        <path className={styles.scale} d="M3 18a15 15 0 0 1 30 0" pathLength="100" />
        <path className={styles.reading} d="M3 18a15 15 0 0 1 30 0" pathLength="100" />
      </svg>
      {advice[strength]}
    </span>
  );
}
