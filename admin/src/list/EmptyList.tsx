import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LineDrawing } from '../layout/icons.tsx';

interface EmptyListProps {
  title: string;
  /** An SVG path, 120 wide and 84 high, whose ground is at y = 76. */
  drawing: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyList({ title, drawing, children, action }: EmptyListProps) {
  return (
    <div className="stack items-start message">
      <LineDrawing
        path={`M8 76h104${drawing}`}
        width="120"
        viewBox="0 0 120 84"
        color="var(--color-action)"
      />
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
      {action}
    </div>
  );
}
