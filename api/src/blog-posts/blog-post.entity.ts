import type { BlogCategory } from '@practice/contract/blog-posts';
import type { PictureFocus } from '@practice/contract/picture-focus';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

export abstract class BlogPostText {
  @Column('text') title: string;
  @Column('text') slug: string;
  @Column('text') summary: string;
  @Column('text') content: string;
  @Column('text', { nullable: true }) imageUrl: string | null;
  @Column('jsonb', { nullable: true }) imageFocus: PictureFocus | null;
  @Column('text') category: BlogCategory;
  @Column('text', { array: true, default: '{}' }) tags: string[];
  @Column('boolean', { default: false }) published: boolean;
}

@Entity('blog_posts')
export class BlogPost extends BlogPostText {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') contentHtml: string;
  @Column('integer') readingMinutes: number;
  /** Whether it was ever public. Since then its creation date is the day of that, and its old addresses redirect. */
  @Column('boolean', { default: false }) wasPublic: boolean;
  @Column('timestamptz', { nullable: true }) publishAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @Column('integer', { nullable: true }) authorId: number | null;
  @Column('text') savedBy: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  @Column({ type: 'text', select: false, insert: false, update: false }) heading: string;
  @Column({ type: 'tsvector', select: false, insert: false, update: false }) words: string;
}

@Entity('blog_post_redirects')
export class BlogPostRedirect {
  @PrimaryColumn('text') slug: string;
  @Column('integer') postId: number;
}

@Entity('blog_post_versions')
export class BlogPostVersion extends BlogPostText {
  @PrimaryColumn('integer') postId: number;
  @PrimaryColumn('integer') version: number;
  @Column('text') author: string;
  @Column('timestamptz') savedAt: Date;
}
