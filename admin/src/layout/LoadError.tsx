import { Alert, type AlertProps, AlertTitle, Button } from '@mui/material';

interface RetryMessageProps extends AlertProps {
  onRetry: () => void;
}

export function RetryMessage({ title, onRetry, children, ...rest }: RetryMessageProps) {
  return (
    <Alert
      severity="error"
      {...rest}
      action={
        <Button variant="outlined" size="small" onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {title && <AlertTitle component="h2">{title}</AlertTitle>}
      {children}
    </Alert>
  );
}

interface FailedLoadProps {
  error: Error;
  onRetry: () => void;
}

export const LoadError = ({ heading, error, onRetry }: FailedLoadProps & { heading: string }) => (
  <RetryMessage title={heading} onRetry={onRetry}>
    {error.message}
  </RetryMessage>
);

export const OutdatedNotice = ({ what, error, onRetry }: FailedLoadProps & { what: string }) => (
  <RetryMessage severity="warning" sx={{ mb: 2 }} onRetry={onRetry}>
    {what} may be out of date. {error.message}
  </RetryMessage>
);
