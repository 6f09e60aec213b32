import { Button } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import type { ReactNode } from 'react';

interface FailedLoadProps {
  error: Error;
  onRetry: () => void;
}

export function LoadError({ heading, error, onRetry }: FailedLoadProps & { heading: string }) {
  return (
    <div className="stack items-start message" role="alert">
      <h2>{heading}</h2>
      <p className="text-soft">{error.message}</p>
      <Button variant="secondary" onClick={() => onRetry()}>
        Try again
      </Button>
    </div>
  );
}

export function OutdatedNotice({ what, error, onRetry }: FailedLoadProps & { what: string }) {
  return (
    <Notice tone="warning" role="alert" className="mb-4">
      <p>
        {what} may be out of date. {error.message}
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={() => onRetry()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

interface RetryMessageProps {
  children: ReactNode;
  className?: string;
  size?: 'small';
  onRetry: () => void;
}

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
