import { Tabs } from '@practice/ui/Tabs';
import { lazy, Suspense } from 'react';
import { Layout } from './layout/Layout.tsx';
import { LoadingPanel } from './layout/LoadingPanel.tsx';
import { SignedIn } from './session/SignedIn.tsx';
import { type TabId, tabs, useTab } from './tabs.ts';

// Each tab is fetched when it is opened first.
const panels = {
  overview: lazy(() => import('./overview/Overview.tsx').then((it) => ({ default: it.Overview }))),
  appointments: lazy(() =>
    import('./appointments/Appointments.tsx').then((it) => ({ default: it.Appointments })),
  ),
  assessments: lazy(() =>
    import('./assessments/Assessments.tsx').then((it) => ({ default: it.Assessments })),
  ),
  payments: lazy(() =>
    import('./payments/PaymentHistory.tsx').then((it) => ({ default: it.PaymentHistory })),
  ),
} satisfies Record<TabId, unknown>;

export function App() {
  const [tab, openTab] = useTab();
  const Panel = panels[tab];
  return (
    <SignedIn>
      {(user) => (
        <Layout user={user}>
          <Tabs label="Your dashboard" tabs={tabs} selected={tab} onSelect={openTab}>
            <Suspense fallback={<LoadingPanel />}>
              <Panel />
            </Suspense>
          </Tabs>
        </Layout>
      )}
    </SignedIn>
  );
}
