import { readableEmail } from '@practice/contract/readable-email';
import { Children, Fragment, type ReactNode } from 'react';
import styles from './Details.module.css';

interface DetailsProps {
  facts: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

export function Details({ facts, children }: DetailsProps) {
  return (
    <div className={styles.details}>
      <dl className={`break-anywhere ${styles.facts}`}>
        {Object.entries(facts).map(([label, value]) => {
          const lines = Children.toArray(value).filter((line) => line !== '');
          if (lines.length === 0) return null;
          return (
            <Fragment key={label}>
              <dt>{label}</dt>
              {Children.map(lines, (line) => (
                <dd>{line}</dd>
              ))}
            </Fragment>
          );
        })}
      </dl>
      <div className={`stack gap-6 ${styles.work}`}>{children}</div>
    </div>
  );
}

export function emailLink(email: string): ReactNode {
  return <a href={`mailto:${email}`}>{readableEmail(email)}</a>;
}

export function phoneLink(phone: string): ReactNode {
  return <a href={telHref(phone)}>{phone}</a>;
}

export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function quotedText(text: string): ReactNode {
  return <div className={`quoted ${styles.text}`}>{text}</div>;
}
