import { lateMessages } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import { longDate, weekdayAndDate, weekdayAndDay, weekdayAndShortDay } from '@practice/contract/format';
import { adminAppointment, paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { readableEmail } from '@practice/contract/readable-email';
import { howToChange, placeOf, whatToBring } from '@practice/contract/visit';
import type { User } from '../auth/user.entity.ts';
import { composeEmail, type Email, estimateNotice, greetingTo, type Line, signature } from '../mail/email.ts';
import type { Appointment } from './appointment.entity.ts';

export type Kind = 'booked' | 'changed' | 'cancelled' | 'reminder';

const subjects: Record<Kind, (day: string, time: string) => string> = {
  booked: (day, time) => `Your appointment on ${longDate(day)} at ${time}`,
  changed: (day, time) => `Your appointment has changed: ${longDate(day)} at ${time}`,
  cancelled: (day, time) => `Canceled: ${weekdayAndShortDay(day)}, ${time}`,
  reminder: (day, time) => `Reminder: your appointment on ${longDate(day)} at ${time}`,
};

const openings: Record<Kind, string> = {
  booked: 'Your appointment is booked. We look forward to seeing you.',
  changed: 'Your appointment has changed. Here are the new details.',
  cancelled: 'Your appointment is canceled. You don’t need to do anything else.',
  reminder: 'Just a reminder of your appointment. We look forward to seeing you.',
};

/** What the client typed is emailed to a confirmed address only, because any other may be a stranger's. */
export function visibleTo(client: User, appointment: Appointment) {
  const isConfirmed = client.emailConfirmedAt !== null;
  const { title, titleByPractice, location, locationByPractice } = appointment;
  return {
    title: isConfirmed || titleByPractice ? title : undefined,
    location: isConfirmed || locationByPractice || location === null ? placeOf(appointment) : undefined,
  };
}

export type Time = Pick<Appointment, 'appointmentDate' | 'appointmentTime'>;

export interface EmailOptions {
  otherTime?: Time | undefined;
  hasAccount?: boolean;
}

export function appointmentEmail(
  kind: Kind,
  appointment: Appointment,
  client: User,
  { otherTime, hasAccount = true }: EmailOptions = {},
): Email {
  const isCanceled = kind === 'cancelled';
  const link = isCanceled ? 'Book another time' : 'View or change appointment';
  const visible = visibleTo(client, appointment);
  const bring = isCanceled ? undefined : whatToBring(visible.title ?? '', appointment.location);
  return composeEmail(subjects[kind](appointment.appointmentDate, appointment.appointmentTime), [
    greetingTo(client),
    openings[kind],
    ...details(appointment, visible),
    ...(isCanceled ? movedTo(otherTime) : []),
    ...(isCanceled && appointment.cancelReason ? [{ label: 'Why', value: appointment.cancelReason }] : []),
    ...(bring ? [bring] : []),
    ...(kind === 'booked' ? [estimateNotice] : []),
    ...(isCanceled ? [] : [howToChange]),
    ...(hasAccount ? [{ link, path: paths.clientAppointments }] : []),
    ...(kind === 'reminder'
      ? [{ text: 'You can turn these reminders off in your account:', path: paths.clientAccount }]
      : []),
    signature,
  ]);
}

const alerts = {
  booked: 'New appointment',
  changed: 'Appointment changed',
  cancelled: 'Appointment canceled',
};

export function appointmentAlert(
  kind: Exclude<Kind, 'reminder'>,
  appointment: Appointment,
  client: User,
  otherTime?: Time,
): Email {
  const who = personName(client);
  const booked = appointment.titleByPractice ? `You booked a visit for ${who}.` : `${who} booked a visit.`;
  const opening = {
    booked: appointment.notified ? `${who}’s visit is booked again.` : booked,
    changed: otherTime
      ? `${who}’s visit moved from ${dayAndTimeOf(otherTime)} to ${dayAndTimeOf(appointment)}.`
      : `${who}’s visit has changed. Here are the new details.`,
    cancelled: `${who}’s visit is canceled.`,
  }[kind];
  return composeEmail(
    `${alerts[kind]}: ${who}, ${longDate(appointment.appointmentDate)} at ${appointment.appointmentTime}`,
    [
      opening,
      { label: 'Client', value: `${who}, ${readableEmail(client.email)}` },
      ...details(appointment, { title: appointment.title, location: placeOf(appointment) }),
      ...(kind === 'cancelled' ? movedTo(otherTime) : []),
      ...(appointment.changedLateAt ? [{ label: 'Late', value: lateMessages.forPractice }] : []),
      ...(appointment.canceledBy ? [{ label: 'Canceled by', value: appointment.canceledBy }] : []),
      { link: 'Open the appointment', path: adminAppointment(appointment.id) },
    ],
  );
}

const dayAndTimeOf = ({ appointmentDate, appointmentTime }: Time) =>
  `${weekdayAndDay(appointmentDate)}, ${appointmentTime}`;

const movedTo = (time: Time | undefined): Line[] =>
  time ? [{ label: 'Moved before that to', value: dayAndTimeOf(time) }] : [];

function details(
  { appointmentDate, appointmentTime, minutes }: Appointment,
  { title, location }: ReturnType<typeof visibleTo>,
): Line[] {
  const when = `${weekdayAndDate(appointmentDate)}, ${appointmentTime} ${practice.zoneName}, ${minutes} minutes`;
  return [
    ...(title ? [{ label: 'What', value: title }] : []),
    { label: 'When', value: when },
    ...(location ? [{ label: 'Where', value: location }] : []),
  ];
}
