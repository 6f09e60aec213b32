import { ApiError, sentenceOf } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';
import type { ComponentProps, ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { Skeletons } from './Skeletons.tsx';

interface LoadedProps<Data> {
  from: SWRResponse<Data>;
  /** As in a sentence: "your payments". */
  what: string;
  skeletons?: Omit<ComponentProps<typeof Skeletons>, 'label'>;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ from, what, skeletons, children }: LoadedProps<Data>) {
  const { data, error, isValidating, mutate } = from;
  if (data !== undefined) return children(data);
  if (!error) return skeletons && <Skeletons label={`Loading ${what}…`} {...skeletons} />;
  return (
    <LoadError
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} couldn’t be loaded`}
      error={error}
      isRetrying={isValidating}
      onRetry={() => void mutate()}
    />
  );
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
