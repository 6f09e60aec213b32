import { Card, CardContent, CardHeader, type CardProps } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps extends Pick<CardProps, 'aria-busy' | 'className' | 'sx' | 'children'> {
  heading: string;
  lead?: ReactNode;
  action?: ReactNode;
}

export function Section({ heading, lead, action, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} {...rest}>
      <CardHeader
        title={heading}
        subheader={lead}
        action={action}
        slotProps={{ title: { component: 'h2', id }, subheader: { component: 'p' } }}
      />
      {children && <CardContent className="stack text-sm break-anywhere">{children}</CardContent>}
    </Card>
  );
}
