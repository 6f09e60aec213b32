import { type ButtonVariant, buttonClass } from '@practice/ui/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
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

export function ViewTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation();
  const isWanted = (state as Partial<typeof takesFocus.state> | null)?.takesFocus === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: Each navigation has its own key, and moves the focus again.
  useEffect(() => {
    if (!isWanted) return;
    title.current?.focus();
    // On a phone, the scores are then above the notice that says that they are here.
    title.current?.scrollIntoView();
  }, [isWanted, key]);

  return (
    <h2 className="text-xl" ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
