import type { Answers } from '@practice/desk/answers';
import type { CareTopic, RedFlag } from '@practice/desk/care';
import type { Discomfort } from '@practice/desk/discomfort';
import type { Factor, FollowUpAnswers } from '@practice/desk/factors';
import type { RankedFix } from '@practice/desk/fixes';
import type { Evidence, ReadBy } from '@practice/desk/reading';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('ergonomic_assessments')
export class Assessment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') userId: number;
  @Column('text') kind: 'ai' | 'professional';
  @Column('timestamptz', { default: () => 'now()' }) assessmentDate: Date;
  @Column('smallint', { nullable: true }) workstationScore: number | null;
  @Column('smallint', { nullable: true }) posturalScore: number | null;
  @Column('text', { nullable: true }) analysis: string | null;
  @Column('text', { nullable: true }) ergonomicRisks: string | null;
  @Column('text', { nullable: true }) recommendations: string | null;
  @Column('boolean', { default: false }) followUpNeeded: boolean;
  @Column('text', { nullable: true }) attachments: string | null;
  @Column('text', { nullable: true }) readBy: ReadBy | null;
  @Column('jsonb', { nullable: true }) answers: Answers | null;
  /** What was tapped beside the question about it. */
  @Column('jsonb', { nullable: true }) discomfort: Discomfort | null;
  @Column('text', { nullable: true }) userHeight: string | null;
  @Column('jsonb', { nullable: true }) scoring: AssessmentScoring | null;
  @Column('jsonb', { default: () => `'{}'` }) evidence: Partial<Record<Factor, Evidence>>;
  @Column('jsonb', { default: () => `'[]'` }) redFlags: RedFlag[];
  @Column('jsonb', { nullable: true }) warningSigns: CareTopic[] | null;
  @Column('timestamptz', { nullable: true }) emergencyAt: Date | null;
  @Column('timestamptz', { nullable: true }) flaggedAt: Date | null;
  @Column('jsonb', { default: () => `'[]'` }) fixes: RankedFix[];
  /** What was tapped beside the answers and after the result. The findings of `scoring` include it. */
  @Column('jsonb', { default: () => `'{}'` }) followUpAnswers: FollowUpAnswers;
  @Column('uuid', { nullable: true }) idempotencyKey: string | null;
  @Column('timestamptz', { nullable: true }) reviewedAt: Date | null;
  @Column('text', { nullable: true }) reviewedBy: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}

@Entity('assessment_messages')
export class AssessmentMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') assessmentId: number;
  @Column('text') role: 'user' | 'assistant';
  @Column('text') content: string;
  @Column('jsonb', { default: () => `'[]'` }) redFlags: RedFlag[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}

@Entity('assessment_settings')
export class AssessmentSettingsRow {
  @PrimaryColumn('boolean', { default: true }) id: boolean;
  @Column('text', { nullable: true }) practitionerLine: string | null;
}
