import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** What the button says while its work is under way; it cannot be pressed then. */
  busy?: ReactNode;
}

export function Button({ variant = 'primary', busy, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant)} ${className ?? ''}`}
      disabled={disabled || Boolean(busy)}
      aria-busy={busy ? true : undefined}
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
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return <a {...rest} className={`${buttonClass(variant)} ${className ?? ''}`} />;
}

function buttonClass(variant: ButtonVariant): string {
  return `${styles.button} ${styles[variant]}`;
}
