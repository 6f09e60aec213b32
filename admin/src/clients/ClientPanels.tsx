import type { AdminAssessment } from '@practice/contract/admin-assessments';
import type { AdminAppointment } from '@practice/contract/appointments';
import type { Client } from '@practice/contract/clients';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { dayAndTime, dollars, shortDate } from '@practice/contract/format';
import { type AdminPayment, receiptNumber } from '@practice/contract/payments';
import { assessmentStates, bothScores, madeBy } from '../badges/assessment-texts.ts';
import { AppointmentBadge, AssessmentBadge, PaymentBadge, RequestBadge } from '../badges/Badges.tsx';
import { ListPanel } from '../list/ListPanel.tsx';

const newest = { field: 'createdAt', order: 'DESC' } as const;

export const ClientPanels = ({ client: { id, email } }: { client: Client }) => (
  <>
    <ListPanel<AdminAppointment>
      shown={20}
      resource="client-appointments"
      heading="Appointments"
      params={{ sort: { field: 'startsAt', order: 'DESC' }, filter: { userId: id } }}
      emptyText="No appointments yet."
      linkLabel="All appointments of this client"
      primaryText={({ title }) => title}
      secondaryText={({ startsAt, location }) => [dayAndTime(startsAt), location].filter(Boolean).join(' · ')}
      tertiaryText={({ status }) => <AppointmentBadge status={status} />}
    />
    <ListPanel<AdminAssessment>
      shown={20}
      resource="assessments"
      heading="Assessments"
      params={{ sort: { field: 'assessmentDate', order: 'DESC' }, filter: { userId: id } }}
      emptyText="No assessments yet."
      linkLabel="All assessments of this client"
      primaryText={({ assessmentDate }) => shortDate(assessmentDate)}
      secondaryText={(one) => [...otherStates(one), bothScores(one), madeBy(one.kind)].join(' · ')}
      tertiaryText={(assessment) => <AssessmentBadge assessment={assessment} />}
    />
    {email && (
      <ListPanel<ConsultationRequest>
        shown={20}
        resource="consultation-requests"
        heading="Requests from this address"
        params={{ sort: newest, filter: { email } }}
        emptyText="No consultation request came from this address."
        linkLabel="All requests from this address"
        primaryText={({ serviceLabel }) => serviceLabel}
        secondaryText={({ createdAt, companyName }) => `${dayAndTime(createdAt)} · ${companyName}`}
        tertiaryText={({ state }) => <RequestBadge state={state} />}
      />
    )}
    {/* Payments that were found by the email address alone are marked, because anyone can open an account with any address. */}
    <ListPanel<AdminPayment>
      shown={20}
      resource="payments"
      heading="Payments"
      params={{ sort: newest, filter: { userId: id } }}
      emptyText="No purchases yet."
      linkLabel="All payments of this client"
      primaryText={({ status, amount, refundedAmount }) =>
        `${dollars(amount)}${status === 'partially_refunded' ? `, ${dollars(refundedAmount)} refunded` : ''}`
      }
      secondaryText={({ id, userId, serviceType, createdAt }) =>
        `${serviceType} · ${shortDate(createdAt)} · ${receiptNumber(id)}${userId === null ? ' · as a guest, address not confirmed yet' : ''}`
      }
      tertiaryText={({ status }) => <PaymentBadge status={status} />}
    />
  </>
);

const otherStates = (assessment: AdminAssessment): string[] =>
  assessmentStates(assessment)
    .slice(1)
    .map(({ text }) => text)
    .filter((text) => text !== 'Follow-up Needed');
