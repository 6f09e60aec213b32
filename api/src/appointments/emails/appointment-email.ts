import { clockTime, dateAndTime, weekdayAndShortDay } from '@practice/contract/format';
import { paths } from '@practice/contract/paths';
import { howToChange, whatToBring } from '@practice/contract/visit';
import { composeEmail, estimateNotice, greetingTo, signature } from '../../mail/email.ts';
import type { Appointment } from '../appointment.entity.ts';
import { details, type Kind, movedTo, type Time, visibleTo } from './appointment-lines.ts';
import type { Recipient } from './recipient.ts';

const subjects: Record<Kind, (startsAt: Date) => string> = {
  booked: (startsAt) => `Your appointment on ${dateAndTime(startsAt)}`,
  changed: (startsAt) => `Your appointment has changed: ${dateAndTime(startsAt)}`,
  cancelled: (startsAt) => `Canceled: ${weekdayAndShortDay(startsAt)}, ${clockTime(startsAt)}`,
  reminder: (startsAt) => `Reminder: your appointment on ${dateAndTime(startsAt)}`,
};

const openings: Record<Kind, string> = {
  booked: 'Your appointment is booked. We look forward to seeing you.',
  changed: 'Your appointment has changed. Here are the new details.',
  cancelled: 'Your appointment is canceled. You don’t need to do anything else.',
  reminder: 'Just a reminder of your appointment. We look forward to seeing you.',
};

export interface EmailOptions {
  otherTime?: Time | undefined;
  hasAccount?: boolean;
}

export function appointmentEmail(
  kind: Kind,
  appointment: Appointment,
  client: Recipient,
  { otherTime, hasAccount = client.hasAccount }: EmailOptions = {},
) {
  const isCanceled = kind === 'cancelled';
  const link = isCanceled ? 'Book another time' : 'View or change appointment';
  const visible = visibleTo(client, appointment);
  const bring = isCanceled ? undefined : whatToBring(appointment.service, appointment);
  return composeEmail(subjects[kind](appointment.startsAt), [
    greetingTo(client),
    openings[kind],
    ...details(appointment, visible),
    ...(isCanceled ? movedTo(otherTime) : []),
    ...(isCanceled && appointment.cancelReason ? [{ label: 'Why', value: appointment.cancelReason }] : []),
    ...(bring ? [bring] : []),
    ...(kind === 'booked' ? [estimateNotice] : []),
    ...(isCanceled ? [] : [howToChange]),
    ...(hasAccount ? [{ link, path: paths.clientAppointments }] : []),
    ...(kind === 'reminder' && hasAccount
      ? [{ text: 'You can turn these reminders off in your account:', path: paths.clientAccount }]
      : []),
    signature,
  ]);
}
