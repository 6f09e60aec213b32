import { Card, CardContent, CardHeader, ListItem, ListItemText } from '@mui/material';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SectionProps extends Pick<ComponentProps<typeof Card>, 'sx' | 'children'> {
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

export const Row = ({ primary, secondary, children }: ComponentProps<typeof ListItemText>) => (
  <ListItem disableGutters divider className="break-anywhere" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
    <ListItemText {...{ primary, secondary }} sx={{ flex: '1 1 14rem' }} />
    {children}
  </ListItem>
);
