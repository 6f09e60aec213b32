import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  busy?: ReactNode;
}

export function Button({ variant, size, busy, className = '', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ variant, size })} ${className}`}
      // Not `disabled`, because a button that becomes disabled loses the focus.
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

export function ButtonLink({ variant, size, className = '', ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={`${buttonClass({ variant, size })} ${className}`} />;
}

export function buttonClass({ variant = 'primary', size = 'normal' }: Look): string {
  return `${styles.button} ${styles[variant]} ${styles[size] ?? ''}`;
}
