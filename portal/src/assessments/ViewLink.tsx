import { buttonClass } from '@practice/ui/Button';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { takeFocus } from '../layout/focus.ts';
import { listAddress } from './address.ts';

type ViewLinkProps = Parameters<typeof buttonClass>[0] & { to: string; children: ReactNode };

/** Navigation state: the title of the new view takes the focus, because the pressed element is gone. */
export const takesFocus = { state: { takesFocus: true } } as const;

export function ViewLink({ to, children, ...look }: ViewLinkProps) {
  return (
    <Link to={to} {...takesFocus} className={look.variant && buttonClass(look)}>
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
