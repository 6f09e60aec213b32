import type { ResourceCategory } from '@practice/contract/resources';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('resources')
export class Resource {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  category: ResourceCategory;

  /** An address on another site; null if the file is an upload. */
  @Column('text', { name: 'file_url', nullable: true })
  fileUrl: string | null;

  @Column('text', { name: 'file_key', nullable: true })
  fileKey: string | null;

  @Column('text', { name: 'file_type' })
  fileType: string;

  /** The address that an admin entered. */
  @Column('text', { name: 'thumbnail_url', nullable: true })
  thumbnailUrl: string | null;

  /** The uploaded picture at `thumbnailUrl`. */
  @Column('text', { name: 'thumbnail_key', nullable: true })
  thumbnailKey: string | null;

  /** A thumbnail made from the file, shown if there is no `thumbnailUrl`. It is removed with the file. */
  @Column('text', { name: 'drawn_key', nullable: true })
  drawnKey: string | null;

  @Column('timestamptz', { name: 'date_added', default: () => 'now()' })
  dateAdded: Date;

  @Column('integer', { name: 'added_by_id', nullable: true })
  addedById: number | null;

  @Column('boolean', { name: 'is_public', default: true })
  isPublic: boolean;

  @Column('integer', { default: 0 })
  downloads: number;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
