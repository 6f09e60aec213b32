import type { RedFlag } from '@practice/desk/care';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One side of the conversation about an assessment; it goes when the assessment goes. */
@Entity('assessment_messages')
export class AssessmentMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'assessment_id' })
  assessmentId: number;

  @Column('text')
  role: 'user' | 'assistant';

  @Column('text')
  content: string;

  /** What in a client's question comes before any desk. */
  @Column('jsonb', { name: 'red_flags', default: () => `'[]'` })
  redFlags: RedFlag[];

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
