import {
  Alert,
  type AlertProps,
  AlertTitle,
  Box,
  Button,
  CircularProgress,
  Skeleton,
  Stack,
} from '@mui/material';

export const Loading = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label="Loading…" />
  </Box>
);

export const LoadingBlocks = ({ heights, className }: { heights: readonly string[]; className?: string }) => (
  <Stack spacing={3} className={className} aria-busy="true">
    {heights.map((height) => (
      <Skeleton key={height} height={height} />
    ))}
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
