import type { UploadExtension, UploadMime } from '@practice/contract/uploads';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The store has the file "key.extension", and beside it the sizes of a picture. */
@Entity('uploads')
@Check('uploads_key', `key ~ '^[0-9a-f]{32}$'`)
@Check('uploads_kind', `kind IN ('file', 'picture', 'drawing')`)
@Check(
  'uploads_picture',
  `(kind <> 'file') = (width IS NOT NULL AND height IS NOT NULL AND cardinality(widths) > 0)`,
)
@Check('uploads_pages', 'pages > 0')
@Index('uploads_pictures', ['createdAt'], { where: `kind = 'picture'` })
export class Upload {
  /** 32 random hexadecimal digits, so that no one can guess an address. */
  @PrimaryColumn('text') key: string;
  @Column('text') kind: 'file' | 'picture' | 'drawing';
  @Column('text') extension: UploadExtension;
  @Column('text') mime: UploadMime;
  @Column('integer') size: number;
  @Column('text') label: string;
  @Column('integer', { nullable: true }) width: number | null;
  @Column('integer', { nullable: true }) height: number | null;
  @Column('integer', { array: true, default: () => "'{}'" }) widths: number[];
  @Column('boolean', { default: false }) isAnimated: boolean;
  @Column('integer', { nullable: true }) pages: number | null;
  @Column('boolean') isPublic: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
