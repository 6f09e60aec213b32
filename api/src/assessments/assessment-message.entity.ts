import type { RedFlag } from '@practice/desk/care';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message in the conversation about an assessment, deleted with it. */
@Entity('assessment_messages')
export class AssessmentMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer') assessmentId: number;
  @Column('text') role: 'user' | 'assistant';
  @Column('text') content: string;
  @Column('jsonb', { default: () => `'[]'` }) redFlags: RedFlag[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
