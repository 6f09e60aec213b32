import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text', { unique: true }) username: string;
  @Column('text', { select: false }) password: string;
  @Column('text') email: string;
  @Column('boolean', { default: false }) isAdmin: boolean;
  @Column('boolean', { default: false }) isClient: boolean;
  @Column('timestamptz', { nullable: true, select: false }) adminSince: Date | null;
  @Column('text', { nullable: true }) firstName: string | null;
  @Column('text', { nullable: true }) lastName: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true, select: false }) newEmail: string | null;
  /** SHA-256 of the token in the email, so that a leaked table contains no valid link. */
  @Column('text', { nullable: true, select: false }) resetToken: string | null;
  @Column('timestamptz', { nullable: true, select: false }) resetTokenExpiry: Date | null;
  @Column('text', { nullable: true, select: false }) invitationToken: string | null;
  @Column('timestamptz', { nullable: true, select: false }) invitationTokenExpiry: Date | null;
  /** Set when a client becomes an admin: they log in again once an emailed link has set a new password. */
  @Column('boolean', { default: false }) newPasswordRequired: boolean;
  @Column('timestamptz', { nullable: true }) emailConfirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) invitedAt: Date | null;
  @Column('boolean', { default: true }) appointmentEmails: boolean;
  @Column('boolean', { default: true }) reminderEmails: boolean;
  @Column('timestamptz', { nullable: true, select: false }) disclaimerAcceptedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('sessions')
export class Session {
  @PrimaryColumn('text') id: string;
  @Column('integer') userId: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('text', { default: '' }) device: string;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
}
