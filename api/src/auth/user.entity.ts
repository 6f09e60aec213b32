import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { unique: true })
  username: string;

  /** An argon2id hash in PHC form; never selected unless asked for. */
  @Column('text', { select: false })
  password: string;

  @Column('text')
  email: string;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  @Column('boolean', { name: 'is_client', default: false })
  isClient: boolean;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** The address that replaces `email` when the link mailed there is opened. */
  @Column('text', { name: 'new_email', nullable: true, select: false })
  newEmail: string | null;

  /** SHA-256 of the token in the email: a leaked table gives nobody a valid link. */
  @Column('text', { name: 'reset_token', nullable: true, select: false })
  resetToken: string | null;

  @Column('timestamptz', { name: 'reset_token_expiry', nullable: true, select: false })
  resetTokenExpiry: Date | null;

  /** The same of the link in an invitation, which lasts longer: both are good, and using one ends the other. */
  @Column('text', { name: 'invitation_token', nullable: true, select: false })
  invitationToken: string | null;

  @Column('timestamptz', { name: 'invitation_token_expiry', nullable: true, select: false })
  invitationTokenExpiry: Date | null;

  /** They became an admin with the password of a client, which logs in no more: a mailed link sets another. */
  @Column('boolean', { name: 'new_password_required', default: false })
  newPasswordRequired: boolean;

  /** When a link mailed to `email` was opened; null until then. */
  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  /** When the practice, which opened the account, last mailed a link to set its password; null for who registered. */
  @Column('timestamptz', { name: 'invited_at', nullable: true })
  invitedAt: Date | null;

  /** Whether they want emails about their appointments: booked, changed, cancelled. */
  @Column('boolean', { name: 'appointment_mails', default: true })
  appointmentMails: boolean;

  /** Whether they want a reminder the day before. */
  @Column('boolean', { name: 'reminder_mails', default: true })
  reminderMails: boolean;

  /** When they accepted the note of the AI tool: it is no medical advice. */
  @Column('timestamptz', { name: 'disclaimer_accepted_at', nullable: true, select: false })
  disclaimerAcceptedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
