import type { BlogCategory } from '@practice/contract/blog-posts';
import type { PictureFocus } from '@practice/contract/picture-focus';
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
// A slug of digits alone would be read as a post's id.
@Check('blog_posts_slug', `slug ~ '^[a-z0-9_-]+$' AND slug ~ '[^0-9]'`)
@Check('blog_posts_published', 'NOT published OR (was_public AND publish_at IS NULL)')
@Check('blog_posts_image_focus', 'image_focus IS NULL OR image_url IS NOT NULL')
@Index('blog_posts_slug_taken', ['slug'], { unique: true, where: 'deleted_at IS NULL' })
@Index('blog_posts_public', ['createdAt', 'id'], { where: 'published AND deleted_at IS NULL' })
@Index('blog_posts_public_of_category', ['category', 'createdAt', 'id'], {
  where: 'published AND deleted_at IS NULL',
})
@Index('blog_posts_newest', ['createdAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('blog_posts_by_title', { synchronize: false })
@Index('blog_posts_by_category', ['category', 'id'], { where: 'deleted_at IS NULL' })
@Index('blog_posts_by_state', ['published', 'id'], { where: 'deleted_at IS NULL' })
@Index('blog_posts_by_change', ['updatedAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('blog_posts_bin', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('blog_posts_due', ['publishAt'], { where: 'publish_at IS NOT NULL' })
@Index('blog_posts_of_author', ['authorId'])
@Index('blog_posts_tags', ['tags'], { type: 'gin' })
@Index('blog_posts_heading', { synchronize: false })
@Index('blog_posts_words', { synchronize: false })
export class BlogPost extends BlogPostText {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  @Column('text') contentHtml: string;
  @Column('integer') readingMinutes: number;
  /** From then on, its creation date is the day it went public, and its old addresses redirect. */
  @Column('boolean', { default: false }) wasPublic: boolean;
  @Column('timestamptz', { nullable: true }) publishAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @Column('integer', { nullable: true }) authorId: number | null;
  @ManyToOne(() => User, { onDelete: 'SET NULL' }) @JoinColumn() author: Relation<User> | null;
  @Column('text') savedBy: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  /** Filled by a trigger: title and summary for substring search, and every word of the post. */
  @Column({ type: 'text', select: false, insert: false, update: false }) heading: string;
  @Column({ type: 'tsvector', select: false, insert: false, update: false }) words: string;
}

@Entity('blog_post_redirects')
@Index('blog_post_redirects_of_post', ['postId'])
export class BlogPostRedirect {
  @PrimaryColumn('text') slug: string;
  @Column('integer') postId: number;
  @ManyToOne(() => BlogPost, { onDelete: 'CASCADE' }) @JoinColumn() post: Relation<BlogPost>;
}

@Entity('blog_post_versions')
export class BlogPostVersion extends BlogPostText {
  @PrimaryColumn('integer') postId: number;
  @ManyToOne(() => BlogPost, { onDelete: 'CASCADE' }) @JoinColumn() post: Relation<BlogPost>;
  @PrimaryColumn('integer') version: number;
  @Column('text') author: string;
  @Column('timestamptz') savedAt: Date;
}
