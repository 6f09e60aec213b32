import { Card } from '@practice/ui/Card';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ heading, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <Card className="stack text-sm break-anywhere" style={{ lineHeight: 1.5 }} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {lead && <p className="text-xs text-soft">{lead}</p>}
      {children}
    </Card>
  );
}
