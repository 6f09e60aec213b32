import { lateMessages } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { dateAndTime } from '@practice/contract/format';
import { adminAppointment } from '@practice/contract/paths';
import { readableEmail } from '@practice/contract/readable-email';
import { placeOf } from '@practice/contract/visit';
import { composeEmail } from '../../mail/email.ts';
import type { Appointment } from '../appointment.entity.ts';
import { dayAndTimeOf, details, type Kind, movedTo, type Time } from './appointment-lines.ts';
import type { Recipient } from './recipient.ts';

const alerts = {
  booked: 'New appointment',
  changed: 'Appointment changed',
  cancelled: 'Appointment canceled',
};

export function appointmentAlert(
  kind: Exclude<Kind, 'reminder'>,
  appointment: Appointment,
  client: Recipient,
  otherTime?: Time,
) {
  const who = personName(client);
  const booked = appointment.titleByPractice ? `You booked a visit for ${who}.` : `${who} booked a visit.`;
  const opening = {
    booked: appointment.notified ? `${who}’s visit is booked again.` : booked,
    changed: otherTime
      ? `${who}’s visit moved from ${dayAndTimeOf(otherTime)} to ${dayAndTimeOf(appointment)}.`
      : `${who}’s visit has changed. Here are the new details.`,
    cancelled: `${who}’s visit is canceled.`,
  }[kind];
  return composeEmail(`${alerts[kind]}: ${who}, ${dateAndTime(appointment.startsAt)}`, [
    opening,
    { label: 'Client', value: client.email === null ? who : `${who}, ${readableEmail(client.email)}` },
    ...details(appointment, { title: appointment.title, location: placeOf(appointment) }),
    ...(kind === 'cancelled' ? movedTo(otherTime) : []),
    ...(appointment.changedLateAt ? [{ label: 'Late', value: lateMessages.forPractice }] : []),
    ...(appointment.canceledBy ? [{ label: 'Canceled by', value: appointment.canceledBy }] : []),
    { link: 'Open the appointment', path: adminAppointment(appointment.id) },
  ]);
}
