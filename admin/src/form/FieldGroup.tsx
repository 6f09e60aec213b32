import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Stack
    component="fieldset"
    spacing={2.5}
    sx={{ width: '100%', minWidth: 0, m: 0, p: 2, pt: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <Typography component="legend" variant="h6" sx={{ px: 0.5 }}>
      {legend}
    </Typography>
    {children}
  </Stack>
);
