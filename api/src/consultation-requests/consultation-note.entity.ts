import { Column, Entity } from 'typeorm';
import { Note } from '../notes/note.entity.ts';

/** What the owners write to each other about a request. */
@Entity('consultation_notes')
export class ConsultationNote extends Note {
  @Column('integer', { name: 'request_id' })
  override recordId: number;
}
