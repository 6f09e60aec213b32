import { Column, Entity } from 'typeorm';
import { Note } from '../notes/note.entity.ts';

/** What the owners write to each other about an assessment. */
@Entity('assessment_notes')
export class AssessmentNote extends Note {
  @Column('integer', { name: 'assessment_id' }) override recordId: number;
}
