import { practice } from '@practice/contract/practice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackIcon } from './icons.tsx';
import styles from './Page.module.css';
import { useDescription, useTitle } from './useTitle.ts';

interface PageProps {
  title: string;
  heading?: string;
  back?: { to: string; label: string };
  lead?: ReactNode;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page(props: PageProps) {
  const { title, heading = title, back, lead, actions, children } = props;
  const described = typeof lead === 'string' ? lead : `${title}, in the back office of ${practice.name}.`;
  useTitle(title);
  useDescription(props.description ?? described);
  return (
    <>
      <header className="cluster between align-end gap-4 mb-5">
        <div>
          {back && (
            <Link className={`text-sm ${styles.back}`} to={back.to}>
              <BackIcon size={16} />
              {back.label}
            </Link>
          )}
          <h1 className="break-anywhere" tabIndex={-1}>
            {heading}
          </h1>
          {lead && <p className={`text-soft ${styles.lead}`}>{lead}</p>}
        </div>
        {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </header>
      {children}
    </>
  );
}
