import type { SessionUser } from '@practice/contract/auth';
import { Card } from '@practice/ui/Card';
import { Skeleton } from '@practice/ui/Skeleton';
import { useAccount } from './account/account.queries.ts';
import { useAppointments } from './appointments/appointments.queries.ts';
import { NextAppointment } from './appointments/NextAppointment.tsx';
import { NextSteps } from './appointments/NextSteps.tsx';
import { newAssessmentAddress } from './assessments/address.ts';
import { useAssessments } from './assessments/assessments.queries.ts';
import { LatestAssessment } from './assessments/LatestAssessment.tsx';
import { Welcome } from './welcome/Welcome.tsx';

/** The first tab, with cards of the other tabs. They appear together, so that none moves another. */
export function Overview({ user }: { user: SessionUser }) {
  const responses = [useAppointments(), useAssessments(), useAccount()] as const;
  const [{ data: appointments }, { data: assessments }, { data: account }] = responses;
  if (responses.some(({ data, error }) => data === undefined && error === undefined)) {
    return (
      <div className="columns wide-columns gap-5" role="status" aria-label="Loading your dashboard…">
        {['next', 'latest'].map((card) => (
          <Card key={card} className="stack gap-5">
            <Skeleton style={{ inlineSize: '12rem', blockSize: '1.5rem' }} />
            <Skeleton style={{ blockSize: '9rem' }} />
          </Card>
        ))}
      </div>
    );
  }
  return (
    <>
      <div className="columns wide-columns gap-5">
        <NextAppointment />
        <LatestAssessment />
      </div>
      <NextSteps user={user} />
      {appointments && assessments && account && (
        <Welcome
          userId={user.id}
          hasAppointments={appointments.length > 0}
          hasAssessments={assessments.length > 0}
          hasPhone={account.phone !== null}
          newAssessmentAddress={newAssessmentAddress}
        />
      )}
    </>
  );
}
