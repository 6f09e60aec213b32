import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { LoadError } from './LoadError.tsx';

interface LoadedProps<Data> {
  /** What `useSWR` has returned. */
  from: SWRResponse<Data>;
  /** Shown while it is loading. */
  loading?: ReactNode;
  /** The title of the error. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Shows what has been loaded, that it is still loading, or why it could not be loaded. */
export function Loaded<Data>({ from, loading, failed, children }: LoadedProps<Data>) {
  const { data, error, isValidating, mutate } = from;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return <LoadError title={failed} error={error} isRetrying={isValidating} onRetry={() => void mutate()} />;
}
