import { Box } from '@mui/material';
import { greetedName } from '@practice/contract/auth';
import { weekdayAndDay } from '@practice/contract/format';
import { type ComponentType, Suspense } from 'react';
import { lazyScreen } from '../layout/lazy-screen.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { useSession } from '../session/Session.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const Banner = lazyScreen(() => import('../second-factor/Banner.tsx'), 'Banner');

const wide = { '& > :last-child, & > :nth-of-type(odd):nth-last-of-type(2)': { gridColumn: '1 / -1' } };

export function Dashboard({ panels }: { panels: readonly ComponentType[] }) {
  const user = useSession();
  useRefresh();
  return (
    <>
      <PageTitle
        title="Dashboard"
        heading={`Welcome, ${greetedName(user)}`}
        lead={weekdayAndDay(new Date())}
        description="What’s new since yesterday: requests, appointments and drafts. And shortcuts for running the website."
      />
      <NeedsAttention />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...wide },
        }}
      >
        {panels.map((Panel, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the panels are always the same
          <Panel key={at} />
        ))}
      </Box>
      <Suspense>
        <Banner />
      </Suspense>
      <Shortcuts />
    </>
  );
}
