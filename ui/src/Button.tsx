import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';

interface Look {
  variant?: ButtonVariant | undefined;
  /** Small where many stand together: in the rows of a list, in a toolbar. */
  size?: 'normal' | 'small' | undefined;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** What the button says while its work is under way; it cannot be pressed then. */
  busy?: ReactNode;
}

export function Button({ variant, size, busy, className = '', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ variant, size })} ${className}`}
      // Not `disabled`: a button that is disabled while it has the focus loses it.
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that is the next step, and therefore looks like a button. */
export function ButtonLink({ variant, size, className = '', ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={`${buttonClass({ variant, size })} ${className}`} />;
}

/** The look of a button, for the links of a router. */
export function buttonClass({ variant = 'primary', size = 'normal' }: Look): string {
  return `${styles.button} ${styles[variant]} ${styles[size] ?? ''}`;
}
