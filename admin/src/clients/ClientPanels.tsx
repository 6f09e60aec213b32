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

/** The latest rows of each kind; the way to all of them is the room's list. */
const shown = 20;
const newest = { field: 'createdAt', order: 'DESC' } as const;

interface PanelProps {
  client: Client;
}

/** What is to come stands above what has been. */
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

/** Whoever knows an address can write it into the contact form, so these are of the address and not of the person. */
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

/** What the one badge does not say, but for the follow-up, which a red flag asks for anyway. */
function quieter(assessment: AdminAssessment): string[] {
  return assessmentStates(assessment)
    .slice(1)
    .map(({ text }) => text)
    .filter((text) => text !== 'Follow-up Needed');
}

/** Those that only carry the account's address are marked: anybody can open an account with it. */
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
