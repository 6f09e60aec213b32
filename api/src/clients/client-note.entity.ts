import { Column, Entity } from 'typeorm';
import { Note } from '../notes/note.entity.ts';

@Entity('client_notes')
export class ClientNote extends Note {
  @Column('integer', { name: 'user_id' }) override recordId: number;
}
