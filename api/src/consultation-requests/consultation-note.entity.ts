import { Column, Entity } from 'typeorm';
import { Note } from '../notes/note.entity.ts';

@Entity('consultation_notes')
export class ConsultationNote extends Note {
  @Column('integer', { name: 'request_id' }) override recordId: number;
}
