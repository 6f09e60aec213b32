import { Box, Stack } from '@mui/material';
import { readableEmail } from '@practice/contract/readable-email';
import { Children, Fragment, type ReactNode } from 'react';

interface DetailsProps {
  fields: Readonly<Record<string, ReactNode>>;
  children: ReactNode;
}

const columns = 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))';

export function Details({ fields, children }: DetailsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns, m: '-1rem -1.5rem', minHeight: '100%' }}>
      <Box component="dl" className="break-anywhere" sx={{ p: 3, '& dt:not(:first-of-type)': { mt: 2 } }}>
        {Object.entries(fields).map(([label, value]) => {
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
      </Box>
      <Stack spacing={4} sx={{ p: 3, bgcolor: 'background.default' }}>
        {children}
      </Stack>
    </Box>
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
  return (
    <Box className="quoted" sx={{ maxHeight: '22rem', mt: 0.5, overflowY: 'auto' }}>
      {text}
    </Box>
  );
}
