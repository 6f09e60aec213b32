import type { UploadExtension, UploadMime } from '@practice/contract/uploads';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored file as it was sent, or a picture in several sizes. */
@Entity('uploads')
export class Upload {
  /** 32 random hexadecimal digits, so that nobody can guess an address. */
  @PrimaryColumn('text')
  key: string;

  /** A `picture` was uploaded for a page; a `drawing` is the thumbnail of a file, and is removed with it. */
  @Column('text')
  kind: 'file' | 'picture' | 'drawing';

  @Column('text')
  extension: UploadExtension;

  @Column('text')
  mime: UploadMime;

  /** Bytes of the file, or of the largest size of a picture. */
  @Column('integer')
  size: number;

  /** The name the sender gave it, cleaned up for showing. */
  @Column('text')
  label: string;

  /** Of the largest size of a picture. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** The widths of a picture's sizes, ascending; empty for a file. */
  @Column('integer', { array: true, default: () => "'{}'" })
  widths: number[];

  /** An animated picture is stored as WebP only. */
  @Column('boolean', { name: 'is_animated', default: false })
  isAnimated: boolean;

  /** Of a PDF that could be read. */
  @Column('integer', { nullable: true })
  pages: number | null;

  /** Whether it can be opened under /uploads. */
  @Column('boolean', { name: 'is_public' })
  isPublic: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
