import { type ButtonVariant, buttonClass } from '@practice/ui/Button';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { takeFocus } from '../layout/focus.ts';
import { listAddress } from './address.ts';

interface ViewLinkProps {
  to: string;
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  children: ReactNode;
}

/** Navigation state: the title of the new view takes the focus, because the pressed element is gone. */
export const takesFocus = { state: { takesFocus: true } } as const;

export function ViewLink({ to, variant, size, children }: ViewLinkProps) {
  return (
    <Link to={to} {...takesFocus} {...(variant ? { className: buttonClass({ variant, size }) } : {})}>
      {children}
    </Link>
  );
}

export function ViewTop({ children }: { children?: ReactNode }) {
  return (
    <div className="cluster between gap-2 outdent">
      <ViewLink to={listAddress} variant="quiet" size="small">
        <span aria-hidden="true">←</span> Back to All Assessments
      </ViewLink>
      {children}
    </div>
  );
}

/** A new one after each navigation, so that each can move the focus. */
export function ViewTitle({ children }: { children: ReactNode }) {
  const { key, state } = useLocation();
  const isWanted = (state as Partial<typeof takesFocus.state> | null)?.takesFocus === true;
  return (
    <h2 key={key} className="text-xl" ref={isWanted ? takeFocus : undefined} tabIndex={-1}>
      {children}
    </h2>
  );
}
