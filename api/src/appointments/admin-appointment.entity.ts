import type { AppointmentStatus } from '@practice/contract/appointments';
import { Column, Entity } from 'typeorm';
import { WithClient } from '../clients/with-client.entity.ts';

@Entity('admin_appointments', { synchronize: false })
export class AdminAppointment extends WithClient {
  @Column('boolean') emailConfirmed: boolean;
  @Column('text') title: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('date') appointmentDate: string;
  @Column('text') appointmentTime: string;
  @Column('smallint') minutes: number;
  @Column('timestamptz') startsAt: Date;
  @Column('text') status: AppointmentStatus;
  @Column('text', { nullable: true }) location: string | null;
  @Column('timestamptz', { nullable: true }) canceledAt: Date | null;
  @Column('text', { nullable: true }) canceledBy: string | null;
  @Column('text', { nullable: true }) cancelReason: string | null;
  @Column('timestamptz', { nullable: true }) changedLateAt: Date | null;
  @Column('timestamptz', { nullable: true }) guardianConsentAt: Date | null;
  @Column('text', { nullable: true }) guardianConsentVersion: string | null;
  @Column('integer') version: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
