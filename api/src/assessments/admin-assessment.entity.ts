import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An assessment with its client: a view, only to be read. */
@Entity('admin_assessments', { synchronize: false })
export class AdminAssessment {
  @PrimaryColumn('integer')
  id: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

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

  @Column('timestamptz', { name: 'reviewed_at', nullable: true })
  reviewedAt: Date | null;

  @Column('text', { name: 'reviewed_by', nullable: true })
  reviewedBy: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  @Column('text')
  username: string;

  @Column('text')
  email: string;

  @Column('text', { name: 'client_name' })
  clientName: string;

  /** The higher, the sooner somebody should look at it. */
  @Column('double precision')
  attention: number;
}
