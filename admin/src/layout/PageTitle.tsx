import { Box } from '@mui/material';
import { practice } from '@practice/contract/practice';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { BackIcon } from './icons.ts';

export const newTab = { target: '_blank', rel: 'noopener' } as const;

export interface PageTitleProps {
  title: string;
  heading?: string;
  lead?: ReactNode;
  /** For search engines and bookmarks, if the lead isn't a sentence. */
  description?: string;
  back?: { to: string; label: string } | undefined;
  children?: ReactNode;
}

export function PageTitle({ title, heading = title, lead, description, back, children }: PageTitleProps) {
  useTitle(title, description ?? (typeof lead === 'string' ? lead : title));
  return (
    <Box component="header" className="cluster between gap-4 mb-4" sx={{ alignItems: 'end' }}>
      <div>
        {back && (
          <Box component={Link} className="cluster gap-2 text-sm" to={back.to} sx={{ minHeight: 32 }}>
            <BackIcon fontSize="inherit" />
            {back.label}
          </Box>
        )}
        <h1 className="break-anywhere" tabIndex={-1}>
          {heading}
        </h1>
        {lead && <div className="text-soft">{lead}</div>}
      </div>
      {children && <div className="cluster">{children}</div>}
    </Box>
  );
}

export function useTitle(title: string, description?: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} - ${practice.name}`;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    // A closed dialog gives the title back to the screen behind it.
    return () => {
      document.title = before;
    };
  }, [title, description]);
}
