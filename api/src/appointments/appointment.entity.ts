import type { AppointmentStatus, Emails } from '@practice/contract/appointments';
import {
  Check,
  Column,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  VirtualColumn,
} from 'typeorm';
import { Person, User } from '../auth/user.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Practitioner } from '../practitioners/practitioner.entity.ts';
import { Service } from '../services/service.entity.ts';

export interface Notified
  extends Pick<Appointment, 'title' | 'titleByPractice' | 'location' | 'locationByPractice'>,
    Pick<Appointment, 'minutes'> {
  practitioners?: Appointment['practitioners'];
  startsAt: string;
  isCanceled: boolean;
  to: Emails['emails'];
}

/** SQL: whether the row `appointment` occupies its time. */
export const holdsTime = 'holds_its_time(appointment.status, appointment.removedAt)';

@Entity('client_appointments')
@Unique('client_appointments_idempotency_key_taken', ['personId', 'idempotencyKey'])
@Check('client_appointments_minutes', 'minutes BETWEEN 5 AND 480')
@Check(
  'client_appointments_status',
  `status IN ('scheduled', 'completed', 'cancelled', 'rescheduled', 'no-show')`,
)
@Check('client_appointments_cancelled', `(status = 'cancelled') = (canceled_at IS NOT NULL)`)
@Index('client_appointments_of_user', ['userId', 'startsAt', 'id'])
@Index('client_appointments_of_person', ['personId', 'startsAt', 'id'])
@Index('client_appointments_of_payment', ['paymentId'], { where: 'payment_id IS NOT NULL' })
@Index('client_appointments_by_time', ['startsAt', 'id'])
@Index('client_appointments_by_status', ['status', 'startsAt', 'id'])
@Index('client_appointments_by_title', ['title', 'startsAt', 'id'])
@Index('client_appointments_by_location', ['location', 'startsAt', 'id'])
@Index('client_appointments_by_creation', ['createdAt', 'startsAt', 'id'])
// Created by a migration, because TypeORM can't declare an index on an expression.
@Index('client_appointments_text', { synchronize: false })
@Index('client_appointments_to_remind', ['remindAt'], { where: 'remind_at IS NOT NULL' })
export class Appointment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') personId: number;
  @ManyToOne(() => Person, { onDelete: 'CASCADE' }) @JoinColumn() person: Relation<Person>;
  /** The account it shows in; null without a login. */
  @Column('integer', { nullable: true }) userId: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() user: Relation<User> | null;
  /** Null for another kind of visit, named by the title. */
  @Column('integer', { nullable: true }) serviceId: number | null;
  @ManyToOne(() => Service) @JoinColumn() service: Relation<Service> | null;
  @Column('integer', { nullable: true }) paymentId: number | null;
  @ManyToOne(() => Payment, { onDelete: 'SET NULL' }) @JoinColumn() payment: Relation<Payment> | null;
  @Column('text') title: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('date') appointmentDate: string;
  @Column('text') appointmentTime: string;
  @Column('smallint', { default: 60 }) minutes: number;
  @Column('smallint', { default: 0 }) bufferMinutes: number;
  /** Travel time kept free before a visit at the client's place. */
  @Column('smallint', { default: 0 }) bufferBeforeMinutes: number;
  @Column('timestamptz') startsAt: Date;
  @Column('text', { default: 'scheduled' }) status: AppointmentStatus;
  @Column('text', { nullable: true }) location: string | null;
  @Column('boolean', { default: false }) titleByPractice: boolean;
  @Column('boolean', { default: false }) locationByPractice: boolean;
  @Column('timestamptz', { nullable: true }) canceledAt: Date | null;
  @Column('text', { nullable: true }) canceledBy: string | null;
  @Column('text', { nullable: true }) cancelReason: string | null;
  @Column('timestamptz', { nullable: true }) removedAt: Date | null;
  @Column('timestamptz', { nullable: true }) changedLateAt: Date | null;
  @Column('timestamptz', { nullable: true }) guardianConsentAt: Date | null;
  @Column('text', { nullable: true }) guardianConsentVersion: string | null;
  @Column('integer', { default: 1 }) version: number;
  /** Rises with every change that a calendar shows (RFC 5545, 3.8.7.4). */
  @Column('integer', { default: 0 }) sequence: number;
  @Column('integer', { default: 0 }) notifiedSequence: number;
  @Column('jsonb', { nullable: true }) notified: Notified | null;
  @Column('timestamptz', { nullable: true }) remindAt: Date | null;
  @Column('uuid', { nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  @VirtualColumn({
    type: 'jsonb',
    query: (appointment) => `
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', who.id, 'name', who.name) ORDER BY who.sort, who.id), '[]')
      FROM appointment_practitioners taken JOIN practitioners who ON who.id = taken.practitioner_id
      WHERE taken.appointment_id = ${appointment}.id`,
  })
  practitioners: { id: number; name: string }[];
}

/** The database itself rules out double bookings of a practitioner, buffers included. */
@Entity('appointment_practitioners')
@Index('appointment_practitioners_of_practitioner', ['practitionerId', 'appointmentId'])
@Exclusion('appointment_practitioners_time_taken', 'USING gist (practitioner_id WITH =, during WITH &&)')
export class AppointmentPractitioner {
  @PrimaryColumn('integer') appointmentId: number;
  @ManyToOne(() => Appointment, { onDelete: 'CASCADE' }) @JoinColumn() appointment: Relation<Appointment>;
  @PrimaryColumn('integer') practitionerId: number;
  @ManyToOne(() => Practitioner) @JoinColumn() practitioner: Relation<Practitioner>;
  /** Set by triggers; null while the appointment doesn't occupy its time. */
  @Column({ type: 'tstzrange', nullable: true, insert: false, update: false }) during: string | null;
}

export function notifiedOf(
  appointment: Omit<Notified, 'startsAt' | 'isCanceled' | 'to' | 'practitioners'> &
    Pick<Appointment, 'startsAt' | 'status' | 'practitioners'>,
  to: Notified['to'],
): Notified {
  return {
    title: appointment.title,
    titleByPractice: appointment.titleByPractice,
    startsAt: appointment.startsAt.toISOString(),
    minutes: appointment.minutes,
    location: appointment.location,
    locationByPractice: appointment.locationByPractice,
    practitioners: appointment.practitioners,
    isCanceled: appointment.status === 'cancelled',
    to,
  };
}
