import { Alert, AlertTitle, Box, Button, CircularProgress, Skeleton, Stack } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';

export const Loading = () => (
  <Stack sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '40vh' }}>
    <CircularProgress aria-label="Loading…" />
  </Stack>
);

const isBusy = ':has([aria-busy=true])';
const together = { [`&${isBusy}, &:not(${isBusy}) + *`]: { display: 'none' } };

/** Panels appear together once all have loaded or failed, so that none moves another. */
export const Together = ({ children }: { children: ReactNode }) => (
  <>
    <Box sx={together}>{children}</Box>
    <Loading />
  </>
);

type RetryMessageProps = ComponentProps<typeof Alert> & { onRetry: () => void };

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

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  what: string;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** After a failed reload, the previous data stays. */
export const Loaded = <Data,>({ query, what, loading = <Skeleton />, children }: LoadedProps<Data>) => (
  <>
    {query.error && (
      <RetryMessage title={`We couldn’t load ${what}`} onRetry={query.refetch}>
        {query.error.message}
      </RetryMessage>
    )}
    {query.data && children(query.data)}
    {!query.data && !query.error && <div aria-busy="true">{loading}</div>}
  </>
);
