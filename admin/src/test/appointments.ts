import type { AdminAppointment } from '@practice/contract/appointments';
import { instantOf } from '@practice/contract/clock';

export const day = '2199-12-03';

/** An appointment of Robin Marsh at 10:00 AM on that day. */
export function anAppointment(over: Partial<AdminAppointment> = {}, firstName = 'Robin'): AdminAppointment {
  const { appointmentDate = day, appointmentTime = '10:00 AM' } = over;
  return {
    ...{ id: 7, userId: 3, personId: 3, serviceId: null, paymentId: null, title: 'Desk check' },
    ...{ description: null, appointmentDate, appointmentTime, minutes: 60, status: 'scheduled' },
    startsAt: instantOf(appointmentDate, appointmentTime).toISOString(),
    ...{ location: null, cancelReason: null, canceledAt: null, canceledBy: null, changedLateAt: null },
    ...{ version: 1, createdAt: '2026-11-01T15:00:00.000Z', updatedAt: '2026-11-01T15:00:00.000Z' },
    ...{ emailConfirmed: true, isClosed: false, lacksConsent: false },
    ...{ guardianConsentAt: null, guardianConsentVersion: null },
    practitioners: [{ id: 1, name: 'Anna Whitfield' }],
    user: { firstName, lastName: 'Marsh', username: firstName, email: `${firstName}@example.com` },
    ...over,
  };
}
