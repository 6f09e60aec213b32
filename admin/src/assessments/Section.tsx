import { Card } from '@practice/ui/Card';
import { type ReactNode, useId } from 'react';
import styles from './Assessments.module.css';

interface SectionProps {
  heading: string;
  /** One line of explanation. */
  lead?: string;
  children: ReactNode;
}

export function Section({ heading, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card className={`stack text-sm break-anywhere ${styles.section}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {lead && <p className="text-xs text-soft">{lead}</p>}
      {children}
    </Card>
  );
}
