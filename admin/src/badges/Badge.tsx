import { Chip } from '@mui/material';

const colors = {
  neutral: 'default',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;

export type Tone = keyof typeof colors;

export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: string }) => (
  <Chip label={children} color={colors[tone]} />
);
