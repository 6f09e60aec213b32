import { Column, Entity } from 'typeorm';
import { Note } from '../notes/note.entity.ts';

/** What the owners write to each other about a client. */
@Entity('client_notes')
export class ClientNote extends Note {
  @Column('integer', { name: 'user_id' })
  override recordId: number;
}
