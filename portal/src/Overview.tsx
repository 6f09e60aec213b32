import { nextAppointment } from '@practice/contract/appointments';
import { latestAssessment } from '@practice/contract/assessments';
import type { SessionUser } from '@practice/contract/auth';
import { Card } from '@practice/ui/Card';
import { Skeleton } from '@practice/ui/Skeleton';
import { useDeferredValue } from 'react';
import { useAccount } from './account/account.queries.ts';
import { useAppointments } from './appointments/appointments.queries.ts';
import { NextAppointment } from './appointments/NextAppointment.tsx';
import { toSchedule } from './appointments/visits.ts';
import { useAssessment, useAssessments } from './assessments/assessments.queries.ts';
import { LatestAssessment } from './assessments/LatestAssessment.tsx';
import { NextSteps } from './next-steps/NextSteps.tsx';
import { usePayments } from './session/session.queries.ts';

/** The first tab: what is next, and cards of the other tabs. They appear together, so that none moves another. */
export function Overview({ user }: { user: SessionUser }) {
  const appointments = useAppointments();
  const assessments = useAssessments();
  const payments = usePayments();
  const account = useAccount();
  const latestId = latestAssessment(assessments.data ?? [])?.id;
  const latest = useAssessment(latestId);
  const isLoading = [appointments, assessments, payments, account, ...(latestId ? [latest] : [])].some(
    ({ data, error }) => data === undefined && error === undefined,
  );
  if (useDeferredValue(isLoading)) return <OverviewSkeleton />;
  const visits = appointments.data ?? [];
  const paid = toSchedule(payments.data ?? []);
  const hasVisit = nextAppointment(visits) !== undefined;
  return (
    <div className="stack gap-5">
      <NextSteps user={user} account={account.data} toSchedule={paid} hasVisit={hasVisit} />
      <div className="columns gap-5 columns-26">
        <NextAppointment variant={paid.length > 0 ? 'secondary' : 'primary'} />
        <LatestAssessment />
      </div>
    </div>
  );
}

export function OverviewSkeleton({ cards = ['next', 'latest'] }) {
  return (
    <div className="columns gap-5 columns-26" role="status" aria-label="Loading your dashboard…">
      {cards.map((card) => (
        <Card key={card} className="stack gap-5">
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton height="9rem" />
        </Card>
      ))}
    </div>
  );
}
