import { type ButtonVariant, buttonClass } from '@practice/ui/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

interface ViewLinkProps {
  to: string;
  /** By default it is a plain link. */
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  children: ReactNode;
}

/** Navigation state: the new view takes the focus, because the pressed element is gone. */
export const takesFocus = { state: { takesFocus: true } } as const;

export function ViewLink({ to, variant, size, children }: ViewLinkProps) {
  return (
    <Link to={to} {...takesFocus} {...(variant ? { className: buttonClass({ variant, size }) } : {})}>
      {children}
    </Link>
  );
}

export function ViewTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const isWanted = (state as Partial<typeof takesFocus.state> | null)?.takesFocus === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each way that leads here is one more reason.
  useEffect(() => {
    if (isWanted) title.current?.focus();
  }, [isWanted, key]);

  return (
    <h2 className="text-xl" ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
