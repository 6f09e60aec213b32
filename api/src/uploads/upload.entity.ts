import type { UploadExtension, UploadMime } from '@practice/contract/uploads';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One thing in the store: a file as it was sent, or a picture in several sizes. */
@Entity('uploads')
export class Upload {
  /** 32 hexadecimal digits, chosen by us; who does not know them cannot guess them. */
  @PrimaryColumn('text')
  key: string;

  /** A picture stands for itself; a drawing was made of a file, and goes with it. */
  @Column('text')
  kind: 'file' | 'picture' | 'drawing';

  @Column('text')
  extension: UploadExtension;

  @Column('text')
  mime: UploadMime;

  /** Bytes of the file, or of the largest size of a picture. */
  @Column('integer')
  size: number;

  /** The sender's name of it, cleaned. */
  @Column('text')
  label: string;

  /** Of a picture, at its largest. */
  @Column('integer', { nullable: true })
  width: number | null;

  @Column('integer', { nullable: true })
  height: number | null;

  /** The widths that a picture is kept in, growing; none for a file. */
  @Column('integer', { array: true, default: () => "'{}'" })
  widths: number[];

  /** A moving picture is kept as WebP alone. */
  @Column('boolean', { name: 'is_animated', default: false })
  isAnimated: boolean;

  /** Whether it is answered under /uploads. */
  @Column('boolean', { name: 'is_public' })
  isPublic: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
