import { longDate, weekdayAndDate } from '@practice/contract/format';
import { adminAppointment, paths } from '@practice/contract/paths';
import { placeOf, whatToBring, zoneName } from '@practice/contract/visit';
import type { User } from '../auth/user.entity.ts';
import { composeEmail, type Email, greetingTo, type Line, signature } from '../mail/compose-email.ts';
import type { Appointment } from './appointment.entity.ts';

export type Kind = 'booked' | 'changed' | 'cancelled' | 'reminder';

const subjects: Record<Kind, (when: string) => string> = {
  booked: (when) => `Your appointment on ${when}`,
  changed: (when) => `Your appointment has changed: ${when}`,
  cancelled: (when) => `Your appointment on ${when} is canceled`,
  reminder: (when) => `Reminder: your appointment on ${when}`,
};

const openings: Record<Kind, string> = {
  booked: 'Your appointment is booked. We look forward to seeing you.',
  changed: 'Your appointment has changed. These are its new details.',
  cancelled: 'Your appointment is canceled. You don’t need to do anything else.',
  // Without the day: while no email can be sent, this one waits.
  reminder: 'This is a reminder of your visit. We look forward to seeing you.',
};

/**
 * What an email to the client may say: all that the practice typed. What they typed themselves is repeated only to an address
 * that is known to be theirs, since anybody could have us send it to a stranger.
 */
export function toldTo(client: User, appointment: Appointment) {
  const isTheirs = client.emailConfirmedAt !== null;
  const { title, titleByPractice, location, locationByPractice } = appointment;
  return {
    title: isTheirs || titleByPractice ? title : undefined,
    location: isTheirs || locationByPractice || location === null ? placeOf(appointment) : undefined,
  };
}

/** To the client, as far as `toldTo`. */
export function appointmentEmail(kind: Kind, appointment: Appointment, client: User, origin: string): Email {
  const isCancelled = kind === 'cancelled';
  return composeEmail(
    subjects[kind](`${longDate(appointment.appointmentDate)} at ${appointment.appointmentTime}`),
    [
      greetingTo(client),
      openings[kind],
      ...details(appointment, toldTo(client, appointment)),
      ...(isCancelled && appointment.cancelReason ? [{ label: 'Why', value: appointment.cancelReason }] : []),
      ...(isCancelled || appointment.location !== null ? [] : [whatToBring]),
      isCancelled
        ? { link: 'Book another time', url: `${origin}${paths.clientAppointments}` }
        : { link: 'View or change appointment', url: `${origin}${paths.clientAppointments}` },
      ...(kind === 'reminder'
        ? [`You can turn these reminders off in your account: ${origin}${paths.clientAccount}`]
        : []),
      signature,
    ],
  );
}

/** To the practice. */
export function appointmentAlert(
  kind: Exclude<Kind, 'reminder'>,
  appointment: Appointment,
  client: User,
  origin: string,
): Email {
  const who = [client.firstName, client.lastName].filter(Boolean).join(' ') || client.username;
  const what = {
    booked: 'New appointment',
    changed: 'Appointment changed',
    cancelled: 'Appointment canceled',
  }[kind];
  return composeEmail(
    `${what}: ${who}, ${longDate(appointment.appointmentDate)} at ${appointment.appointmentTime}`,
    [
      { label: 'Client', value: `${who}, ${client.email}` },
      ...details(appointment, { title: appointment.title, location: placeOf(appointment) }),
      ...(appointment.cancelledBy ? [{ label: 'Canceled by', value: appointment.cancelledBy }] : []),
      { link: 'Open the appointment', url: `${origin}${adminAppointment(appointment.id)}` },
    ],
  );
}

function details(
  { appointmentDate, appointmentTime, minutes }: Appointment,
  { title, location }: ReturnType<typeof toldTo>,
): Line[] {
  return [
    ...(title ? [{ label: 'What', value: title }] : []),
    {
      label: 'When',
      value: `${weekdayAndDate(appointmentDate)}, ${appointmentTime} ${zoneName}, ${minutes} minutes`,
    },
    ...(location ? [{ label: 'Where', value: location }] : []),
  ];
}
