import type { AdminAssessment } from '@practice/contract/admin-assessments';
import type { AdminAppointment } from '@practice/contract/appointments';
import type { Client } from '@practice/contract/clients';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dayAndTime, dollars, shortDate } from '@practice/contract/format';
import { type AdminPayment, receiptNumber } from '@practice/contract/payments';
import { AssessmentBadge } from '../badges/AssessmentBadges.tsx';
import { assessmentStates, bothScores, madeBy } from '../badges/assessment-words.ts';
import { PaymentBadge } from '../badges/PaymentBadge.tsx';
import { StateBadge } from '../badges/StateBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import { ListPanel } from '../list/ListPanel.tsx';

/** The latest rows of each kind, with a link to the list of all. */
const shown = 20;
const newest = { field: 'createdAt', order: 'DESC' } as const;

interface PanelProps {
  client: Client;
}

/** Future appointments come before past ones. */
export function Appointments({ client: { id } }: PanelProps) {
  return (
    <ListPanel<AdminAppointment>
      resource="client-appointments"
      heading="Appointments"
      params={{ sort: { field: 'startsAt', order: 'DESC' }, filter: { userId: id } }}
      shown={shown}
      expected={1}
      nothing="No appointments yet."
      all="All appointments of this client"
      to={(appointment) => `/client-appointments/${appointment.id}`}
    >
      {({ startsAt, status, title, location }) => (
        <>
          <strong>{title}</strong>
          <StatusBadge status={status} />
          <small>{[dayAndTime(startsAt), location].filter(Boolean).join(' · ')}</small>
        </>
      )}
    </ListPanel>
  );
}

/** Anybody can enter any address in the contact form, so these requests belong to the address, not to the person. */
export function Requests({ client: { email } }: PanelProps) {
  return (
    <ListPanel<ConsultationRequest>
      resource="consultation-requests"
      heading="Requests from this address"
      params={{ sort: newest, filter: { email } }}
      shown={shown}
      expected={1}
      nothing="No consultation request came from this address."
      all="All requests from this address"
      to={(request) => `/consultation-requests/${request.id}`}
    >
      {({ createdAt, state, companyName, service }) => (
        <>
          <strong>{serviceLabel(service)}</strong>
          <StateBadge state={state} />
          <small>
            {dayAndTime(createdAt)} · {companyName}
          </small>
        </>
      )}
    </ListPanel>
  );
}

export function Assessments({ client: { id } }: PanelProps) {
  return (
    <ListPanel<AdminAssessment>
      resource="assessments"
      heading="Assessments"
      params={{ sort: { field: 'assessmentDate', order: 'DESC' }, filter: { userId: id } }}
      shown={shown}
      expected={1}
      nothing="No assessments yet."
      all="All assessments of this client"
      to={(assessment) => `/assessments/${assessment.id}`}
    >
      {(assessment) => (
        <>
          <strong>{shortDate(assessment.assessmentDate)}</strong>
          <AssessmentBadge assessment={assessment} />
          <small>
            {[...quieter(assessment), bothScores(assessment), madeBy(assessment.kind)].join(' · ')}
          </small>
        </>
      )}
    </ListPanel>
  );
}

/** What the one badge leaves out. A red flag always asks for a follow-up, which is therefore not repeated. */
function quieter(assessment: AdminAssessment): string[] {
  return assessmentStates(assessment)
    .slice(1)
    .map(({ text }) => text)
    .filter((text) => text !== 'Follow-up Needed');
}

/** Payments that were found by the email address alone are marked, because anybody can open an account with any address. */
export function Payments({ client: { id } }: PanelProps) {
  return (
    <ListPanel<AdminPayment>
      resource="payments"
      heading="Payments"
      params={{ sort: newest, filter: { userId: id } }}
      shown={shown}
      expected={1}
      nothing="No purchases yet."
      all="All payments of this client"
      to={(payment) => `/payments/${payment.id}`}
    >
      {(payment) => (
        <>
          <strong>
            {dollars(payment.amount)}
            {payment.status === 'partially_refunded' && `, ${dollars(payment.refundedAmount)} refunded`}
          </strong>
          <PaymentBadge status={payment.status} />
          <small>
            {[payment.serviceType, shortDate(payment.createdAt), receiptNumber(payment.id)].join(' · ')}
            {payment.userId === null && ' · as a guest, address not confirmed yet'}
          </small>
        </>
      )}
    </ListPanel>
  );
}
