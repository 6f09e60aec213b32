import { Column, Entity } from 'typeorm';
import { WithClient } from '../clients/with-client.entity.ts';

@Entity('admin_assessments', { synchronize: false })
export class AdminAssessment extends WithClient {
  @Column('text') kind: 'ai' | 'professional';
  @Column('timestamptz') assessmentDate: Date;
  @Column('smallint', { nullable: true }) workstationScore: number | null;
  @Column('smallint', { nullable: true }) posturalScore: number | null;
  @Column('boolean') followUpNeeded: boolean;
  @Column('boolean') hasRedFlags: boolean;
  @Column('boolean') hasEmergency: boolean;
  @Column('boolean') needsConfirmation: boolean;
  @Column('timestamptz', { nullable: true }) reviewedAt: Date | null;
  @Column('text', { nullable: true }) reviewedBy: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
  @Column('double precision') attention: number;
}
