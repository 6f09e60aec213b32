import { ApiError, sentenceOf } from '@practice/contract/errors';
import { signInAddress } from '@practice/contract/paths';
import { Button, ButtonLink } from '@practice/ui/Button';
import { Notice } from '@practice/ui/Notice';

interface LoadErrorProps {
  title: string;
  /** Without one, a script did not arrive. */
  error?: unknown;
  isAsking?: boolean;
  /** Browsers remember a script that did not arrive: only a reload asks again. */
  onRetry?: () => void;
}

/** Says why something could not be loaded, and offers to try again, or to log in where the session has ended. */
export function LoadError({
  title,
  error,
  isAsking,
  onRetry = () => window.location.reload(),
}: LoadErrorProps) {
  const status = error instanceof ApiError ? error.status : undefined;
  return (
    <Notice tone="danger" role="alert" title={title}>
      <p>{sentenceOf(error)}</p>
      {/* Trying again does not bring back what is not there. */}
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
