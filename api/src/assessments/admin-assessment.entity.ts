import { Column, Entity } from 'typeorm';
import { WithClient } from '../clients/with-client.entity.ts';

/** A read-only view of an assessment with its client. */
@Entity('admin_assessments', { synchronize: false })
export class AdminAssessment extends WithClient {
  @Column('text')
  kind: 'ai' | 'professional';

  @Column('timestamptz', { name: 'assessment_date' })
  assessmentDate: Date;

  @Column('smallint', { name: 'workstation_score', nullable: true })
  workstationScore: number | null;

  @Column('smallint', { name: 'postural_score', nullable: true })
  posturalScore: number | null;

  @Column('boolean', { name: 'follow_up_needed' })
  followUpNeeded: boolean;

  @Column('boolean', { name: 'has_red_flags' })
  hasRedFlags: boolean;

  @Column('boolean', { name: 'has_emergency' })
  hasEmergency: boolean;

  @Column('timestamptz', { name: 'reviewed_at', nullable: true })
  reviewedAt: Date | null;

  @Column('text', { name: 'reviewed_by', nullable: true })
  reviewedBy: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  /** The higher, the sooner somebody should look at it. */
  @Column('double precision')
  attention: number;
}
