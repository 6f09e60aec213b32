import { greetedName } from '@practice/contract/auth';
import { weekdayAndDay } from '@practice/contract/format';
import { type ComponentType, Suspense } from 'react';
import { lazyScreen } from '../layout/lazy-screen.ts';
import { Page } from '../layout/Page.tsx';
import { useRefresh } from '../layout/useRefresh.ts';
import { useSession } from '../session/Session.tsx';
import styles from './Dashboard.module.css';
import { NeedsAttention } from './NeedsAttention.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const Banner = lazyScreen(() => import('../second-factor/Banner.tsx'), 'Banner');

export function Dashboard({ panels }: { panels: readonly ComponentType[] }) {
  const user = useSession();
  useRefresh();
  return (
    <Page
      title="Dashboard"
      heading={`Welcome, ${greetedName(user)}`}
      lead={weekdayAndDay(new Date())}
      description="What’s new since yesterday: requests, appointments and drafts. And shortcuts for running the website."
    >
      <NeedsAttention />
      <Suspense>
        <Banner />
      </Suspense>
      <div className={`stack gap-5 align-start ${styles.panels}`}>
        {panels.map((Panel, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the panels are always the same
          <Panel key={at} />
        ))}
      </div>
      <Shortcuts />
    </Page>
  );
}
