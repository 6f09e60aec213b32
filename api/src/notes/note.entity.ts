import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What every private note of the owners has; the column of its record is its own table's. */
export abstract class Note {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** The record that the note is about. */
  abstract recordId: number;

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
