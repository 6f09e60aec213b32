import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDescription, useTitle } from './useTitle.ts';

interface PageTitleProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** Of a screen, in the page and in the browser's tab. Its children are links to other views. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  useTitle(title);
  useDescription(lead);
  return (
    <header className="cluster between align-end gap-4 mb-4">
      <div>
        <Typography variant="h4" component="h1" tabIndex={-1}>
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </div>
      <div className="cluster">{children}</div>
    </header>
  );
}
