import type { StaffRole } from '@practice/contract/permissions';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  VirtualColumn,
} from 'typeorm';

/** Anyone known to the practice. Those who can log in have a user with the same id. */
@Entity('people')
@Index('people_email', { synchronize: false })
@Index('people_closed', ['id'], { where: 'closed_at IS NOT NULL' })
export class Person {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @OneToOne(() => User, 'person') user: Relation<User> | null;
  @Column('text', { nullable: true }) firstName: string | null;
  @Column('text', { nullable: true }) lastName: string | null;
  @Column('date', { nullable: true }) birthDate: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  /** A trigger keeps it equal to the account's, if any. */
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @VirtualColumn(ofAccount('username')) username: string | null;
  @VirtualColumn(ofAccount('email_confirmed_at', 'timestamptz')) emailConfirmedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  /** The last person merged into this one, which can be undone for a day. */
  @VirtualColumn({ type: 'text', query: lastMergedInto }) mergedWith: string | null;
  /** When the account was deleted but a record had to be kept. */
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
}

function lastMergedInto(person: string): string {
  return `SELECT concat_ws(' ', other.first_name, other.last_name) FROM people_merges JOIN people other ON other.id = other_id
  WHERE kept_id = ${person}.id ORDER BY people_merges.id DESC LIMIT 1`;
}

function ofAccount(column: string, type: 'text' | 'timestamptz' = 'text') {
  return { type, query: (person: string) => `SELECT ${column} FROM users WHERE id = ${person}.id` };
}

function ofPerson(column: string) {
  return {
    type: 'text',
    query: (user: string) => `SELECT ${column} FROM people WHERE id = ${user}.id`,
  } as const;
}

@Entity('users')
@Unique('users_username_taken', ['username'])
@Index('users_email_taken', { synchronize: false })
@Index('users_reset_token', ['resetToken'], { unique: true, where: 'reset_token IS NOT NULL' })
@Index('users_invitation_token', ['invitationToken'], {
  unique: true,
  where: 'invitation_token IS NOT NULL',
})
export class User {
  @PrimaryColumn('integer') id: number;
  @OneToOne(() => Person, 'user', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id' })
  person: Relation<Person>;
  @Column('text') username: string;
  @Column('text', { select: false }) password: string;
  @Column('text') email: string;
  /** A trigger sets it for exactly those who have a role. */
  @Column({ type: 'boolean', default: false, insert: false, update: false }) isAdmin: boolean;
  @VirtualColumn({ type: 'text', query: (user) => `SELECT role FROM staff WHERE user_id = ${user}.id` })
  role: StaffRole | null;
  @Column('boolean', { default: false }) isClient: boolean;
  /** When an existing account became an admin's; a week later, exports and the like need a second factor. */
  @Column('timestamptz', { nullable: true, select: false }) adminSince: Date | null;
  @VirtualColumn(ofPerson('first_name')) firstName: string | null;
  @VirtualColumn(ofPerson('last_name')) lastName: string | null;
  @VirtualColumn(ofPerson('phone')) phone: string | null;
  /** Not unique: an address counts only once its link is opened. */
  @Column('text', { nullable: true, select: false }) newEmail: string | null;
  /** SHA-256 of the emailed token, so that a leaked table has no valid links. */
  @Column('text', { nullable: true, select: false }) resetToken: string | null;
  @Column('timestamptz', { nullable: true, select: false }) resetTokenExpiry: Date | null;
  @Column('text', { nullable: true, select: false }) invitationToken: string | null;
  @Column('timestamptz', { nullable: true, select: false }) invitationTokenExpiry: Date | null;
  /** Blocks new staff from logging in until an emailed link has set a new password. */
  @Column('boolean', { default: false }) newPasswordRequired: boolean;
  @Column('timestamptz', { nullable: true }) emailConfirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) invitedAt: Date | null;
  @Column('boolean', { default: true }) appointmentEmails: boolean;
  @Column('boolean', { default: true }) reminderEmails: boolean;
  @Column('timestamptz', { nullable: true, select: false }) disclaimerAcceptedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('staff')
@Check('staff_role', `role IN ('owner', 'practitioner', 'assistant')`)
export class Staff {
  @PrimaryColumn('integer') userId: number;
  @OneToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @Column('text') role: StaffRole;
}

@Entity('sessions')
@Index('sessions_of_user', ['userId'])
@Index('sessions_expiry', ['expiresAt'])
export class Session {
  @PrimaryColumn('text') id: string;
  @Column('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) lastSeenAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('text', { default: '' }) device: string;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
}

@Entity('email_confirmations')
@Index('email_confirmations_of_user', ['userId'])
export class EmailConfirmation {
  @PrimaryColumn('text') tokenHash: string;
  @Column('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @Column('text') email: string;
  @Column('timestamptz') expiresAt: Date;
}
