import { ApiError, sentenceOf } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';

interface LoadFailureProps {
  title: string;
  error: unknown;
  isAsking: boolean;
  onRetry: () => void;
}

/** Something could not be fetched: why, and what to do. */
export function LoadFailure({ title, error, isAsking, onRetry }: LoadFailureProps) {
  const status = error instanceof ApiError ? error.status : undefined;
  return (
    <Notice tone="danger" role="alert" title={title}>
      <p>{sentenceOf(error)}</p>
      {/* What is not there comes back with no try. */}
      {status !== 404 && (
        <div>
          {status === 401 ? (
            <ButtonLink href={signInAddress(window.location)}>Log in</ButtonLink>
          ) : (
            <Button onClick={onRetry} busy={isAsking && 'Loading...'}>
              Try again
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
