import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { BlogPostText } from './blog-post-text.entity.ts';

@Entity('blog_posts')
export class BlogPost extends BlogPostText {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Rendered from the content whenever it is saved. */
  @Column('text', { name: 'content_html' })
  contentHtml: string;

  @Column('integer', { name: 'reading_minutes' })
  readingMinutes: number;

  /** Whether it was ever public. Since then its creation date is the day of that, and its old addresses redirect. */
  @Column('boolean', { name: 'was_public', default: false })
  wasPublic: boolean;

  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @Column('integer', { name: 'author_id', nullable: true })
  authorId: number | null;

  /** The name of the person who saved this version. */
  @Column('text', { name: 'saved_by' })
  savedBy: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;

  /** When it was moved to the trash. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /** What searches read; the database fills in both. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  heading: string;

  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  words: string;
}
