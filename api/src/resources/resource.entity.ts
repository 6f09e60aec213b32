import type { ResourceCategory } from '@practice/contract/resources';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { Upload } from '../uploads/upload.entity.ts';

@Entity('resources')
@Check('resources_category', `category IN ('guide', 'article', 'video', 'template')`)
@Check('resources_has_file', '(file_url IS NULL) <> (file_key IS NULL)')
@Check('resources_drawn_from_file', 'generated_thumbnail_key IS NULL OR file_key IS NOT NULL')
@Index('resources_file_taken', ['fileKey'], { unique: true })
@Index('resources_drawn_taken', ['generatedThumbnailKey'], { unique: true })
@Index('resources_of_thumbnail', ['thumbnailKey'])
@Index('resources_of_admin', ['addedById'])
@Index('resources_public', ['dateAdded', 'id'], { where: 'is_public AND deleted_at IS NULL' })
@Index('resources_public_of_category', ['category', 'dateAdded', 'id'], {
  where: 'is_public AND deleted_at IS NULL',
})
@Index('resources_newest', ['dateAdded', 'id'], { where: 'deleted_at IS NULL' })
@Index('resources_by_title', { synchronize: false })
@Index('resources_bin', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('resources_words', { synchronize: false })
export class Resource {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text') category: ResourceCategory;
  @Column('text', { nullable: true }) fileUrl: string | null;
  @Column('text', { nullable: true }) fileKey: string | null;
  /** No `onDelete`, so that an upload in use can't be deleted. */
  @ManyToOne(() => Upload) @JoinColumn({ name: 'file_key' }) file: Relation<Upload> | null;
  @Column('text') fileType: string;
  @Column('text', { nullable: true }) thumbnailUrl: string | null;
  @Column('text', { nullable: true }) thumbnailKey: string | null;
  @ManyToOne(() => Upload) @JoinColumn({ name: 'thumbnail_key' }) thumbnail: Relation<Upload> | null;
  @Column('text', { nullable: true }) generatedThumbnailKey: string | null;
  @ManyToOne(() => Upload)
  @JoinColumn({ name: 'generated_thumbnail_key' })
  generatedThumbnail: Relation<Upload> | null;
  @Column('timestamptz', { default: () => 'now()' }) dateAdded: Date;
  @Column('integer', { nullable: true }) addedById: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() addedBy: Relation<User> | null;
  @Column('boolean', { default: true }) isPublic: boolean;
  @Column('integer', { default: 0 }) downloads: number;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}

@Entity('resource_downloads')
@Index('resource_downloads_age', ['hour'])
export class ResourceDownload {
  @PrimaryColumn('integer') resourceId: number;
  @ManyToOne(() => Resource, { onDelete: 'CASCADE' }) @JoinColumn() resource: Relation<Resource>;
  @PrimaryColumn('text') visitor: string;
  @PrimaryColumn('timestamptz') hour: Date;
}
