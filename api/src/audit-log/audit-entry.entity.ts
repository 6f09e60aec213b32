import type { AuditAction } from '@practice/contract/audit-log';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Person } from '../auth/user.entity.ts';

/** Rows never change, and are kept for six years, failed logins for 90 days. */
@Entity('audit_log')
@Index('audit_log_at', ['at'])
@Index('audit_log_of_user', ['userId', 'at'])
@Index('audit_log_of_client', ['clientId', 'at'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @Column('integer', { nullable: true }) userId: number | null;
  @Column('integer', { nullable: true }) clientId: number | null;
  /** No foreign keys, because accounts may be deleted. */
  @ManyToOne(() => Person, { createForeignKeyConstraints: false })
  @JoinColumn()
  client: Relation<Person> | null;
  @Column('text') who: string;
  @Column('text') address: string;
  @Column('text') act: AuditAction;
  @Column('boolean') succeeded: boolean;
  @Column('text', { nullable: true }) record: string | null;
  @Column('integer', { nullable: true }) recordId: number | null;
  @Column('text') detail: string;
}
