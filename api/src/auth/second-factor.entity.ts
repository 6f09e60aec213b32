import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('authenticator_apps')
export class AuthenticatorApp {
  @PrimaryColumn('integer') userId: number;
  /** Sealed, as is the new one. Null until a first code has confirmed the new one. */
  @Column('text', { nullable: true }) secret: string | null;
  @Column('text', { nullable: true }) newSecret: string | null;
  /** The 30 seconds of the last code that was used, so that each code works once. */
  @Column('bigint', { default: 0, select: false }) lastStep: number;
}

@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') userId: number;
  @Column('text') name: string;
  @Column('text') credentialId: string;
  @Column('bytea') publicKey: Buffer<ArrayBuffer>;
  @Column('bigint', { transformer: { to: Number, from: Number } }) counter: number;
  @Column('text', { array: true }) transports: string[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}

@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn('text') challenge: string;
  @Column('integer') userId: number;
  @Column('timestamptz') expiresAt: Date;
}

@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('text') codeHash: string;
}
