import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface Frame {
  label: string;
  /** Set beside the label of a required field where others may be left out. */
  asterisk?: boolean | undefined;
  /** What the label means, in everyday words: beside it, and no part of the control's name. */
  inWords?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

export interface Wiring {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

/** Label, hint, control and error are one piece: the control is drawn by the caller with the wiring given to it. */
export function Field({
  label,
  asterisk = false,
  inWords,
  hint,
  error,
  id,
  children,
}: Frame & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const wordsId = inWords ? `${controlId}-words` : '';
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';
  return (
    <div className="stack gap-2">
      <div className={styles.head}>
        <label className={`text-sm text-strong ${styles.label}`} htmlFor={controlId}>
          {label}
          {asterisk && (
            <span className={styles.asterisk} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {inWords && (
          <span className={`text-sm text-soft ${styles.words}`} id={wordsId}>
            {inWords}
          </span>
        )}
      </div>
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': [errorId, wordsId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(error),
      })}
      {hint && (
        <div className={`text-sm text-soft ${styles.hint}`} id={hintId}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function TextField(props: Frame & ComponentProps<'input'>) {
  const { label, asterisk, inWords, hint, error, id, ...rest } = props;
  return (
    <Field label={label} asterisk={asterisk} inWords={inWords} hint={hint} error={error} id={id}>
      {(wiring) => <input type="text" {...rest} {...wiring} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  asterisk,
  inWords,
  hint,
  error,
  id,
  ...rest
}: Frame & ComponentProps<'textarea'>) {
  return (
    <Field label={label} asterisk={asterisk} inWords={inWords} hint={hint} error={error} id={id}>
      {(wiring) => <textarea {...rest} {...wiring} />}
    </Field>
  );
}

interface Choice {
  value: string;
  label: string;
  /** There to be read; the hint says why it can't be chosen. */
  disabled?: boolean;
}

export function SelectField({
  label,
  asterisk,
  inWords,
  hint,
  error,
  id,
  placeholder,
  choices,
  ...rest
}: Frame & ComponentProps<'select'> & { placeholder: string; choices: readonly Choice[] }) {
  return (
    <Field label={label} asterisk={asterisk} inWords={inWords} hint={hint} error={error} id={id}>
      {(wiring) => (
        <select {...rest} {...wiring} className={`${styles.control} ${styles.select}`}>
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
