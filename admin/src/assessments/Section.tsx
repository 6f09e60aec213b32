import { Card } from '@practice/ui/Card';
import { type ReactNode, useId } from 'react';
import styles from './Assessments.module.css';

interface SectionProps {
  heading: string;
  /** One line on how to read it. */
  lead?: string;
  children: ReactNode;
}

/** A part of the page of an assessment. */
export function Section({ heading, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {lead && <p className={styles.soft}>{lead}</p>}
      {children}
    </Card>
  );
}
