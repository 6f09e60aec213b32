import { Box, Typography } from '@mui/material';
import { practice } from '@practice/contract/practice';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { BackIcon } from './icons.ts';

interface PageTitleProps {
  title: string;
  heading?: string;
  lead?: ReactNode;
  /** For search engines and bookmarks, where the lead is not a sentence. */
  description?: string;
  back?: { to: string; label: string };
  children?: ReactNode;
}

const backLink = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 32, mb: 0.5 };

/** Of a screen, in the page and in the browser's tab. Its children are links to other views, and actions. */
export function PageTitle({ title, heading = title, lead, description, back, children }: PageTitleProps) {
  useTitle(title);
  useDescription(description ?? (typeof lead === 'string' ? lead : title));
  return (
    <Box component="header" className="cluster between gap-4 mb-4" sx={{ alignItems: 'end' }}>
      <div>
        {back && (
          <Typography component={Link} variant="body2" to={back.to} sx={backLink}>
            <BackIcon fontSize="inherit" />
            {back.label}
          </Typography>
        )}
        <Typography variant="h4" component="h1" className="break-anywhere" tabIndex={-1}>
          {heading}
        </Typography>
        {lead && (
          <Typography component="div" color="textSecondary">
            {lead}
          </Typography>
        )}
      </div>
      {children && <div className="cluster">{children}</div>}
    </Box>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} - ${practice.name}`;
    // When a dialog closes, the title of the screen behind it comes back.
    return () => {
      document.title = before;
    };
  }, [title]);
}

export function useDescription(description: string): void {
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
