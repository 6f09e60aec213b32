import type { Note as NoteView } from '@practice/contract/notes';
import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What every private note of the owners has; whom or what it is about is its own table's. */
export abstract class Note {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

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

export function noteView({ id, text, author, createdAt }: Note): NoteView {
  return { id, text, author, createdAt: createdAt.toISOString() };
}
