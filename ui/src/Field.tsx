import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface FrameProps {
  id?: string | undefined;
  label: string;
  asterisk?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export function Field(props: FrameProps & { children: (controlProps: ControlProps) => ReactNode }) {
  const { label, asterisk, hint, error, children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="stack gap-2">
      <label className="text-sm text-strong leading-snug self-start" htmlFor={id}>
        {label}
        {asterisk && (
          <span className={styles.asterisk} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(error),
      })}
      {hint && (
        <div className="text-sm text-soft leading-snug" id={hintId}>
          {hint}
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

function splitProps<Props extends FrameProps>(props: Props) {
  const { id, label, asterisk, hint, error, ...control } = props;
  return { frame: { id, label, asterisk, hint, error }, control };
}

export function TextField(props: FrameProps & ComponentProps<'input'>) {
  const { frame, control } = splitProps(props);
  return <Field {...frame}>{(controlProps) => <input type="text" {...control} {...controlProps} />}</Field>;
}

export function TextAreaField(props: FrameProps & ComponentProps<'textarea'>) {
  const { frame, control } = splitProps(props);
  return <Field {...frame}>{(controlProps) => <textarea {...control} {...controlProps} />}</Field>;
}

interface SelectFieldProps extends FrameProps, Omit<ComponentProps<'select'>, 'id'> {
  placeholder: string;
  choices: readonly { value: string; label: string }[];
}

export function SelectField({ placeholder, choices, ...props }: SelectFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <select {...control} {...controlProps} className={`${styles.control} ${styles.select}`}>
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
