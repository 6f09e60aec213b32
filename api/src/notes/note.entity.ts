import { personName, type SessionUser } from '@practice/contract/auth';
import type { Note as NoteView } from '@practice/contract/notes';
import {
  Column,
  type DeepPartial,
  type FindOptionsOrder,
  type FindOptionsWhere,
  PrimaryGeneratedColumn,
  type Repository,
} from 'typeorm';

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

/** Oldest first. */
export async function notesOf<Own extends Note>(
  notes: Repository<Own>,
  where: FindOptionsWhere<Own>,
): Promise<NoteView[]> {
  return (await notes.find({ where, order: { id: 'ASC' } as FindOptionsOrder<Own> })).map(noteView);
}

/** Adds one in the name of the signed-in admin. */
export async function addNote<Own extends Note>(
  notes: Repository<Own>,
  about: DeepPartial<Own>,
  text: string,
  me: SessionUser,
): Promise<NoteView> {
  return noteView(
    await notes.save(notes.create({ ...about, text, authorId: me.id, author: personName(me) })),
  );
}

function noteView({ id, text, author, createdAt }: Note): NoteView {
  return { id, text, author, createdAt: createdAt.toISOString() };
}
