import type { AppointmentStatus, Emails } from '@practice/contract/appointments';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an email says of an appointment, and what is known of who typed it. */
export interface Told
  extends Pick<
    Appointment,
    | 'title'
    | 'titleByPractice'
    | 'appointmentDate'
    | 'appointmentTime'
    | 'minutes'
    | 'location'
    | 'locationByPractice'
  > {
  isCancelled: boolean;
  /** Whom it was mailed to. */
  to: Emails['emails'];
}

@Entity('client_appointments')
export class Appointment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** The practice's calendar day, yyyy-MM-dd. */
  @Column('date', { name: 'appointment_date' })
  appointmentDate: string;

  /** On the practice's clock, e.g. 9:00 AM. */
  @Column('text', { name: 'appointment_time' })
  appointmentTime: string;

  @Column('smallint', { default: 60 })
  minutes: number;

  /** The instant of both, for what counts time: order, reminders, calendars elsewhere. */
  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('text', { default: 'scheduled' })
  status: AppointmentStatus;

  @Column('text', { nullable: true })
  location: string | null;

  /** Whether the practice typed the title, and not the client: then an email may have it, whoever the address belongs to. */
  @Column('boolean', { name: 'title_by_practice', default: false })
  titleByPractice: boolean;

  @Column('boolean', { name: 'location_by_practice', default: false })
  locationByPractice: boolean;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  /** By name on that day. */
  @Column('text', { name: 'cancelled_by', nullable: true })
  cancelledBy: string | null;

  @Column('text', { name: 'cancel_reason', nullable: true })
  cancelReason: string | null;

  /** When the client deleted it: the practice still has it, the client does not. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** Rises with every change, so that one who saw an earlier state is told. */
  @Column('integer', { default: 1 })
  version: number;

  /** Rises with every change that a calendar shows (RFC 5545, 3.8.7.4). */
  @Column('integer', { default: 0 })
  sequence: number;

  /** The one that was last looked at for what is to be told. */
  @Column('integer', { name: 'told_sequence', default: 0 })
  toldSequence: number;

  /** What the last emails said, which is what client and practice know; null where none was ever sent. */
  @Column('jsonb', { nullable: true })
  told: Told | null;

  /** When the reminder is due; null once it was sent, or where there is none. */
  @Column('timestamptz', { name: 'remind_at', nullable: true })
  remindAt: Date | null;

  /** The UUID of the form that made it. */
  @Column('uuid', { nullable: true })
  attempt: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}

/** What is known of an appointment once it was told as it stands. */
export function toldOf(
  appointment: Omit<Told, 'isCancelled' | 'to'> & Pick<Appointment, 'status'>,
  to: Told['to'],
): Told {
  const { title, titleByPractice, appointmentDate, appointmentTime, minutes } = appointment;
  const { location, locationByPractice, status } = appointment;
  return {
    title,
    titleByPractice,
    appointmentDate,
    appointmentTime,
    minutes,
    location,
    locationByPractice,
    isCancelled: status === 'cancelled',
    to,
  };
}
