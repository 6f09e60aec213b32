import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the owners write to each other about a request; nobody else ever reads it. */
@Entity('consultation_notes')
export class ConsultationNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'request_id' })
  requestId: number;

  @Column('integer', { name: 'author_id', nullable: true })
  authorId: number | null;

  /** The author's name when the note was written: it stays when the account goes. */
  @Column('text')
  author: string;

  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
