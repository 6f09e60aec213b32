import {
  Alert,
  type AlertProps,
  AlertTitle,
  Box,
  Button,
  Card,
  CircularProgress,
  Skeleton,
  Stack,
} from '@mui/material';

export const Loading = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
    <CircularProgress aria-label="Loading…" />
  </Box>
);

/** Cards that wait for their content. */
export const LoadingCards = ({ heights, className }: { heights: readonly string[]; className?: string }) => (
  <Stack spacing={3} className={className} aria-busy="true">
    {heights.map((minHeight) => (
      <Card key={minHeight} className="stack gap-4" sx={{ minHeight, p: 3 }}>
        <Skeleton width="30%" height="1.5rem" />
        <Skeleton width="85%" />
        <Skeleton width="60%" />
      </Card>
    ))}
  </Stack>
);

/** A page whose record is loading. */
export const LoadingPage = () => (
  <Stack spacing={4}>
    <Skeleton width="min(20rem, 70%)" height="2.5rem" />
    <LoadingCards className="form-width" heights={['14rem', '13rem']} />
  </Stack>
);

interface RetryMessageProps extends AlertProps {
  onRetry: () => void;
}

export const RetryMessage = ({ title, onRetry, children, ...rest }: RetryMessageProps) => (
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

type FailedLoadProps = { error: Error; onRetry: () => void };

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
