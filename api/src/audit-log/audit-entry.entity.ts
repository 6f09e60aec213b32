import type { AuditAction } from '@practice/contract/audit-log';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('audit_entries', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('integer') id: number;
  @Column('timestamptz') at: Date;
  @Column('integer', { nullable: true }) userId: number | null;
  @Column('text') who: string;
  @Column('text') address: string;
  @Column('text') act: AuditAction;
  @Column('boolean') succeeded: boolean;
  @Column('text', { nullable: true }) record: string | null;
  @Column('integer', { nullable: true }) recordId: number | null;
  @Column('integer', { nullable: true }) clientId: number | null;
  @Column('text', { nullable: true }) clientName: string | null;
  @Column('text') detail: string;
}
