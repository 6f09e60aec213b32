import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from './user.entity.ts';

@Entity('authenticator_apps')
export class AuthenticatorApp {
  @PrimaryColumn('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  /** Both are sealed. Null until a first code confirms the new one. */
  @Column('text', { nullable: true }) secret: string | null;
  @Column('text', { nullable: true }) newSecret: string | null;
  /** The 30-second step of the last code used, so that each code works once. */
  @Column('bigint', { default: 0, select: false }) lastStep: number;
}

@Entity('passkeys')
@Unique('passkeys_credential', ['credentialId'])
@Index('passkeys_of_user', ['userId'])
export class Passkey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @Column('text') name: string;
  @Column('text') credentialId: string;
  @Column('bytea') publicKey: Buffer<ArrayBuffer>;
  @Column('bigint', { transformer: { to: Number, from: Number } }) counter: number;
  @Column('text', { array: true }) transports: string[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

@Entity('passkey_challenges')
@Index('passkey_challenges_of_user', ['userId'])
export class PasskeyChallenge {
  @PrimaryColumn('text') challenge: string;
  @Column('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @Column('timestamptz') expiresAt: Date;
}

@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @PrimaryColumn('text') codeHash: string;
}

@Entity('pending_logins')
@Index('pending_logins_of_user', ['userId'])
export class PendingLogin {
  @PrimaryColumn('text') tokenHash: string;
  @Column('integer') userId: number;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User>;
  @Column('integer', { default: 0 }) tries: number;
  @Column('timestamptz') expiresAt: Date;
}
