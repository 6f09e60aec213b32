import { ApiError, sentenceOf } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';

interface LoadedProps<Data> {
  from: SWRResponse<Data>;
  loading?: ReactNode;
  failed: string;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ from, loading, failed, children }: LoadedProps<Data>) {
  const { data, error, isValidating, mutate } = from;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return <LoadError title={failed} error={error} isRetrying={isValidating} onRetry={() => void mutate()} />;
}

interface LoadErrorProps {
  title: string;
  error?: unknown;
  isRetrying?: boolean;
  onRetry?: () => void;
}

const reload = () => window.location.reload();

export function LoadError({ title, error, isRetrying, onRetry = reload }: LoadErrorProps) {
  const status = error instanceof ApiError ? error.status : undefined;
  return (
    <Notice tone="danger" role="alert" title={title} className="items-start">
      <p>{error === undefined ? 'Please check your connection and try again.' : sentenceOf(error)}</p>
      {status === 401 && <ButtonLink href={signInAddress(window.location)}>Log in</ButtonLink>}
      {/* After a 404, trying again does not help. */}
      {status !== 401 && status !== 404 && (
        <Button onClick={onRetry} busy={isRetrying && 'Loading...'}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
