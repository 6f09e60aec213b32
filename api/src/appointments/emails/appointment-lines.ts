import { clockTime, weekdayAndDate, weekdayAndDay } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { namesOf } from '@practice/contract/practitioners';
import { placeOf } from '@practice/contract/visit';
import type { Line } from '../../mail/email.ts';
import type { Appointment } from '../appointment.entity.ts';
import type { Recipient } from './recipient.ts';

export type Kind = 'booked' | 'changed' | 'cancelled' | 'reminder';

/** Text typed by a client is emailed only to a confirmed address, because any other may be a stranger's. */
export function visibleTo(client: Pick<Recipient, 'emailConfirmedAt'>, appointment: Appointment) {
  const isConfirmed = client.emailConfirmedAt !== null;
  const { title, titleByPractice, location, locationByPractice } = appointment;
  return {
    title: isConfirmed || titleByPractice ? title : undefined,
    location: isConfirmed || locationByPractice || location === null ? placeOf(appointment) : undefined,
  };
}

export interface Time {
  startsAt: Date | string;
}

export const isSameTime = (a: Time, b: Time): boolean =>
  new Date(a.startsAt).getTime() === new Date(b.startsAt).getTime();

export const dayAndTimeOf = ({ startsAt }: Time) => `${weekdayAndDay(startsAt)}, ${clockTime(startsAt)}`;

export const movedTo = (time: Time | undefined): Line[] =>
  time ? [{ label: 'Moved before that to', value: dayAndTimeOf(time) }] : [];

export function details(
  { startsAt, minutes, practitioners }: Appointment,
  { title, location }: ReturnType<typeof visibleTo>,
): Line[] {
  const when = `${weekdayAndDate(startsAt)}, ${clockTime(startsAt)} ${practice.zoneName}, ${minutes} minutes`;
  return [
    ...(title ? [{ label: 'What', value: title }] : []),
    { label: 'When', value: when },
    ...(practitioners.length > 0 ? [{ label: 'With', value: namesOf(practitioners) }] : []),
    ...(location ? [{ label: 'Where', value: location }] : []),
  ];
}
