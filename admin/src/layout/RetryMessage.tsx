import { Button } from '@practice/ui/Button';
import type { ReactNode } from 'react';

interface RetryMessageProps {
  children: ReactNode;
  className?: string | undefined;
  size?: 'small';
  onRetry: () => void;
}

/** Says within a panel what could not be loaded, and offers to try again. */
export function RetryMessage({ children, className, size, onRetry }: RetryMessageProps) {
  return (
    <div className={className} role="alert">
      <p>{children}</p>
      <Button variant="secondary" size={size} onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  );
}
