import type { SessionUser } from '@practice/contract/auth';
import { phoneHref, practice } from '@practice/contract/practice';
import { Tabs } from '@practice/ui/Tabs';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Appointments } from './appointments/Appointments.tsx';
import { Assessments } from './assessments/Assessments.tsx';
import { findFocus } from './layout/focus.ts';
import { Layout } from './layout/Layout.tsx';
import { Overview, OverviewSkeleton } from './Overview.tsx';
import { PaymentHistory } from './payments/PaymentHistory.tsx';

const tabs = [
  { id: 'overview', label: 'Overview', Panel: Overview },
  { id: 'appointments', label: 'Appointments', Panel: Appointments },
  { id: 'assessments', label: 'Assessments', Panel: Assessments },
  { id: 'payments', label: 'Payment History', Panel: PaymentHistory },
] as const;

/** The open tab is in the address (`?tab=`), so that it can be linked to, and the browser's Back returns to the previous tab. */
function useTab() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('tab')?.toLowerCase();
  return [tabs.find((each) => each.id === id) ?? tabs[0], setQuery] as const;
}

/** The dashboard before its client is known. It is also the first HTML of the page (`index.html`), where script may never arrive. */
export function OpeningDashboard() {
  const [{ id }] = useTab();
  return (
    <Layout title="Your dashboard">
      <Tabs label="Your dashboard" tabs={tabs} selected={id} onSelect={() => {}}>
        <OverviewSkeleton {...(id !== 'overview' && { cards: [id] })} />
        <p className="late">
          This is taking longer than usual. Reload the page, or call us at{' '}
          <a href={phoneHref}>{practice.phone}</a>.
        </p>
      </Tabs>
    </Layout>
  );
}

export function Dashboard({ user }: { user: SessionUser }) {
  const [tab, setQuery] = useTab();
  const shown = useRef(tab);

  useEffect(() => {
    document.title = `${tab.label} - Your Dashboard - ${practice.name}`;
    // A link that opened this tab is gone with its panel, and the focus with it.
    if (shown.current !== tab) findFocus(() => document.querySelector('[role=tab][aria-selected=true]'));
    shown.current = tab;
  }, [tab]);

  return (
    <Layout user={user}>
      <Tabs
        label="Your dashboard"
        tabs={tabs}
        selected={tab.id}
        onSelect={(selected) => setQuery(selected === 'overview' ? {} : { tab: selected })}
      >
        <tab.Panel user={user} />
      </Tabs>
    </Layout>
  );
}
