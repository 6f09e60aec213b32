import { Box, CircularProgress, Skeleton, Stack } from '@mui/material';

export const Loading = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
    <CircularProgress aria-label="Loading…" />
  </Box>
);

interface LoadingBlocksProps {
  heights: readonly string[];
  className?: string;
}

export const LoadingBlocks = ({ heights, className }: LoadingBlocksProps) => (
  <Stack spacing={3} className={className} aria-busy="true">
    {heights.map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </Stack>
);
