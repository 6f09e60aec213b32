import type { AppointmentStatus } from '@practice/contract/appointments';
import { Column, Entity } from 'typeorm';
import { WithClient } from '../clients/with-client.entity.ts';

/** An appointment with its client: a view, only to be read. */
@Entity('admin_appointments', { synchronize: false })
export class AdminAppointment extends WithClient {
  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('date', { name: 'appointment_date' })
  appointmentDate: string;

  @Column('text', { name: 'appointment_time' })
  appointmentTime: string;

  @Column('smallint')
  minutes: number;

  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('text')
  status: AppointmentStatus;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('timestamptz', { name: 'cancelled_at', nullable: true })
  cancelledAt: Date | null;

  @Column('text', { name: 'cancelled_by', nullable: true })
  cancelledBy: string | null;

  @Column('text', { name: 'cancel_reason', nullable: true })
  cancelReason: string | null;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
