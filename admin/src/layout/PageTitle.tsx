import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackIcon } from './icons.tsx';
import styles from './PageTitle.module.css';
import { useDescription, useTitle } from './useTitle.ts';

interface PageTitleProps {
  title: string;
  heading?: string;
  lead?: ReactNode;
  /** For search engines and bookmarks, where the lead is not a sentence. */
  description?: string;
  back?: { to: string; label: string };
  children?: ReactNode;
}

/** Of a screen, in the page and in the browser's tab. Its children are links to other views, and actions. */
export function PageTitle({ title, heading = title, lead, description, back, children }: PageTitleProps) {
  useTitle(title);
  useDescription(description ?? (typeof lead === 'string' ? lead : title));
  return (
    <header className="cluster between align-end gap-4 mb-4">
      <div>
        {back && (
          <Link className={`text-sm ${styles.back}`} to={back.to}>
            <BackIcon size={16} />
            {back.label}
          </Link>
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
    </header>
  );
}
