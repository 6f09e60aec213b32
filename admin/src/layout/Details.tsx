import { Box, Stack } from '@mui/material';
import { readableEmail } from '@practice/contract/readable-email';
import { Children, Fragment, type ReactNode } from 'react';

type DetailsProps = { fields: Readonly<Record<string, ReactNode>>; children: ReactNode };

const columns = 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))';

export const Details = ({ fields, children }: DetailsProps) => (
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

export const emailLink = (email: string | null): ReactNode =>
  email && <a href={`mailto:${email}`}>{readableEmail(email)}</a>;

export const phoneLink = (phone: string): ReactNode => <a href={telHref(phone)}>{phone}</a>;

export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const quotedText = (text: string): ReactNode => (
  <Box className="quoted" sx={{ maxHeight: '22rem', mt: 0.5, overflowY: 'auto' }}>
    {text}
  </Box>
);
