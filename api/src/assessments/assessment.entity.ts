import type { Answers } from '@practice/desk/answers';
import type { CareTopic, RedFlag } from '@practice/desk/care';
import type { Discomfort } from '@practice/desk/discomfort';
import type { Factor, FollowUpAnswers } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';
import type { Mention } from '@practice/desk/mentions';
import type { Evidence, ReadBy } from '@practice/desk/reading';
import type { AssessmentScoring } from '@practice/desk/scoring';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Person, User } from '../auth/user.entity.ts';
import { Upload } from '../uploads/upload.entity.ts';

@Entity('ergonomic_assessments')
@Check('ergonomic_assessments_kind', `kind IN ('ai', 'professional')`)
@Check('ergonomic_assessments_read_by', `read_by IN ('built-in', 'model')`)
@Check(
  'ergonomic_assessments_scores',
  'workstation_score BETWEEN 0 AND 10 AND postural_score BETWEEN 0 AND 10',
)
@Check('ergonomic_assessments_account', `(kind = 'ai') = (user_id IS NOT NULL)`)
@Index('ergonomic_assessments_of_person', ['personId', 'assessmentDate', 'id'])
@Index('ergonomic_assessments_of_user', ['userId'])
@Index('ergonomic_assessments_report_taken', ['attachments'], { unique: true })
@Index('ergonomic_assessments_idempotency_key', ['personId', 'idempotencyKey'], { unique: true })
export class Assessment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') personId: number;
  @ManyToOne(() => Person, { onDelete: 'CASCADE' }) @JoinColumn() person: Relation<Person>;
  @Column('integer', { nullable: true }) userId: number | null;
  @ManyToOne(() => User, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<User> | null;
  @Column('text') kind: 'ai' | 'professional';
  @Column('timestamptz', { default: () => 'now()' }) assessmentDate: Date;
  @Column('smallint', { nullable: true }) workstationScore: number | null;
  @Column('smallint', { nullable: true }) posturalScore: number | null;
  @Column('text', { nullable: true }) analysis: string | null;
  @Column('text', { nullable: true }) ergonomicRisks: string | null;
  @Column('text', { nullable: true }) recommendations: string | null;
  @Column('boolean', { default: false }) followUpNeeded: boolean;
  @Column('text', { nullable: true }) attachments: string | null;
  @ManyToOne(() => Upload) @JoinColumn({ name: 'attachments' }) report: Relation<Upload> | null;
  @Column('text', { nullable: true }) readBy: ReadBy | null;
  @Column('jsonb', { nullable: true }) answers: Answers | null;
  @Column('jsonb', { nullable: true }) discomfort: Discomfort | null;
  @Column('text', { nullable: true }) userHeight: string | null;
  @Column('jsonb', { nullable: true }) scoring: AssessmentScoring | null;
  @Column('jsonb', { default: () => `'{}'` }) evidence: Partial<Record<Factor, Evidence>>;
  @Column('jsonb', { default: () => `'[]'` }) redFlags: RedFlag[];
  @Column('jsonb', { nullable: true }) warningSigns: CareTopic[] | null;
  @Column('timestamptz', { nullable: true }) emergencyAt: Date | null;
  @Column('timestamptz', { nullable: true }) flaggedAt: Date | null;
  @Column('jsonb', { default: () => `'[]'` }) fixes: RankedFix[];
  @Column('jsonb', { default: () => `'[]'` }) mentions: Mention[];
  @Column('jsonb', { default: () => `'{}'` }) followUpAnswers: FollowUpAnswers;
  @Column('uuid', { nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { nullable: true }) reviewedAt: Date | null;
  @Column('text', { nullable: true }) reviewedBy: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}

@Entity('assessment_messages')
@Check('assessment_messages_role', `role IN ('user', 'assistant')`)
@Index('assessment_messages_of_one', ['assessmentId', 'id'])
export class AssessmentMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') assessmentId: number;
  @ManyToOne(() => Assessment, { onDelete: 'CASCADE' }) @JoinColumn() assessment: Relation<Assessment>;
  @Column('text') role: 'user' | 'assistant';
  @Column('text') content: string;
  @Column('jsonb', { default: () => `'[]'` }) redFlags: RedFlag[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('assessment_settings')
@Check('assessment_settings_one_row', 'id')
export class AssessmentSettingsRow {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('text', { nullable: true }) practitionerLine: string | null;
}
