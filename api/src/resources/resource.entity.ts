import type { ResourceCategory } from '@practice/contract/resources';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('resources')
export class Resource {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text') category: ResourceCategory;
  @Column('text', { nullable: true }) fileUrl: string | null;
  @Column('text', { nullable: true }) fileKey: string | null;
  @Column('text') fileType: string;
  @Column('text', { nullable: true }) thumbnailUrl: string | null;
  @Column('text', { nullable: true }) thumbnailKey: string | null;
  @Column('text', { nullable: true }) generatedThumbnailKey: string | null;
  @Column('timestamptz', { default: () => 'now()' }) dateAdded: Date;
  @Column('integer', { nullable: true }) addedById: number | null;
  @Column('boolean', { default: true }) isPublic: boolean;
  @Column('integer', { default: 0 }) downloads: number;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}
