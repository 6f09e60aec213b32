import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface Frame {
  label: string;
  isOptional?: boolean;
  /** What the field is for. */
  hint?: ReactNode;
  error?: string | undefined;
}

export interface Wiring {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldProps extends Frame {
  id?: string | undefined;
  /** The control, drawn with the wiring given to it. */
  children: (wiring: Wiring) => ReactNode;
}

/** Label, control, hint and error are one piece. */
export function Field({ label, isOptional = false, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [error && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p className={styles.error} id={`${controlId}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <div className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

export function TextField(props: Frame & ComponentProps<'input'>) {
  const { label, isOptional, hint, error, id, ...rest } = props;
  return <Field {...frameOf(props)}>{(wiring) => <input type="text" {...rest} {...wiring} />}</Field>;
}

export function TextAreaField(props: Frame & ComponentProps<'textarea'>) {
  const { label, isOptional, hint, error, id, ...rest } = props;
  return <Field {...frameOf(props)}>{(wiring) => <textarea {...rest} {...wiring} />}</Field>;
}

interface SelectFieldProps extends Frame, ComponentProps<'select'> {
  placeholder: string;
  options: ReadonlyArray<{ value: string; label: string }>;
}

export function SelectField(props: SelectFieldProps) {
  const { label, isOptional, hint, error, id, placeholder, options, ...rest } = props;
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <select {...rest} {...wiring}>
          <option value="">{placeholder}</option>
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

export function SwitchField({
  label,
  hint,
  ...rest
}: Pick<Frame, 'label' | 'hint'> & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input type="checkbox" {...rest} aria-describedby={`${id}-hint`} />
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.hint} id={`${id}-hint`}>
        {hint}
      </div>
    </div>
  );
}

function frameOf({ label, isOptional = false, hint, error, id }: Frame & { id?: string | undefined }) {
  return { label, isOptional, hint, error, id };
}
