import { FieldError } from '@practice/ui/FieldError';
import type { ReactNode } from 'react';
import styles from './ChoiceField.module.css';
import { labels, type useAppointmentForm } from './useAppointmentForm.ts';

interface Choice {
  value: string;
  label: string;
  about?: string | undefined;
  disabled?: boolean;
}

interface ChoiceFieldProps {
  form: ReturnType<typeof useAppointmentForm>;
  name: keyof typeof labels;
  note?: string;
  choices?: readonly Choice[] | undefined;
  chosen?: string | undefined;
  isWide?: boolean;
  onChoose?: (value: string) => void;
  hint?: ReactNode;
  children?: ReactNode;
}

export function ChoiceField({
  form,
  name,
  note,
  choices = [],
  isWide,
  hint,
  children,
  ...rest
}: ChoiceFieldProps) {
  const { chosen = form.watch(name), onChoose = (value: string) => form.choose(name, value) } = rest;
  const error = form.errorOf(name);
  const errorId = `${name}-error`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid everywhere.
    <div
      id={name}
      role="group"
      tabIndex={-1}
      className="stack gap-2"
      aria-labelledby={`${name}-label`}
      aria-describedby={error && errorId}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return;
        const controls = event.currentTarget.querySelectorAll<HTMLElement>('input, td [tabindex="0"]');
        const checked = [...controls].find((control) => control.matches(':checked')) ?? controls[0];
        checked?.focus();
      }}
    >
      <p className="cluster gap-2 row-gap-0 baseline text-sm leading-snug">
        <span className="text-strong" id={`${name}-label`}>
          {labels[name]}
        </span>
        {note && <span className="text-soft">{note}</span>}
      </p>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
      {choices.length > 0 && (
        <div className={`cards ${styles.choices} ${isWide ? styles.wide : ''}`}>
          {choices.map(({ value, label, about, disabled }) => (
            <label key={value} className={`option choice ${styles.choice}`}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                disabled={disabled}
                aria-describedby={error && errorId}
                onChange={() => onChoose(value)}
              />
              <span className="leading-snug">
                <span className={styles.label}>{label}</span>
                {about && (
                  <>
                    <br />
                    <span className="text-sm text-soft">{about}</span>
                  </>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
      {hint}
    </div>
  );
}
