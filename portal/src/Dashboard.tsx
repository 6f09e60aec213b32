import type { SessionUser } from '@practice/contract/auth';
import { practice } from '@practice/contract/practice';
import { Tabs } from '@practice/ui/Tabs';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAccount } from './account/account.queries.ts';
import { Appointments } from './appointments/Appointments.tsx';
import { useAppointments } from './appointments/appointments.queries.ts';
import { NextAppointment } from './appointments/NextAppointment.tsx';
import { NextSteps } from './appointments/NextSteps.tsx';
import { Assessments } from './assessments/Assessments.tsx';
import { newAssessmentAddress } from './assessments/address.ts';
import { useAssessments } from './assessments/assessments.queries.ts';
import { LatestAssessment } from './assessments/LatestAssessment.tsx';
import { Layout } from './layout/Layout.tsx';
import { Overview } from './overview/Overview.tsx';
import { PaymentHistory } from './payments/PaymentHistory.tsx';
import { Welcome } from './welcome/Welcome.tsx';

const tabs = [
  { id: 'overview', label: 'Overview', Panel: OverviewPanel },
  { id: 'appointments', label: 'Appointments', Panel: Appointments },
  { id: 'assessments', label: 'Assessments', Panel: Assessments },
  { id: 'payments', label: 'Payment History', Panel: PaymentHistory },
] as const;

/** The open tab is in the address (`?tab=`), so that it can be linked to, and the browser's Back returns to the previous tab. */
export function Dashboard({ user }: { user: SessionUser }) {
  const [query, setQuery] = useSearchParams();
  const id = query.get('tab')?.toLowerCase();
  const tab = tabs.find((each) => each.id === id) ?? tabs[0];

  useEffect(() => {
    document.title = `${tab.label} - Your Dashboard - ${practice.name}`;
  }, [tab]);

  return (
    <Layout user={user}>
      <Tabs
        label="Your dashboard"
        tabs={tabs}
        selected={tab.id}
        onSelect={(selected) => setQuery(selected === 'overview' ? {} : { tab: selected })}
      >
        <tab.Panel />
      </Tabs>
    </Layout>
  );
}

function OverviewPanel() {
  const responses = [useAppointments(), useAssessments(), useAccount()] as const;
  const [{ data: appointments }, { data: assessments }, { data: account }] = responses;
  return (
    <Overview
      isLoading={responses.some(({ data, error }) => data === undefined && error === undefined)}
      cards={
        <>
          <NextAppointment />
          <LatestAssessment />
        </>
      }
    >
      <NextSteps />
      {appointments && assessments && account && (
        <Welcome
          hasAppointments={appointments.length > 0}
          hasAssessments={assessments.length > 0}
          hasPhone={account.phone !== null}
          newAssessmentAddress={newAssessmentAddress}
        />
      )}
    </Overview>
  );
}
