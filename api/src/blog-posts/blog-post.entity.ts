import type { BlogCategory } from '@practice/contract/blog-posts';
import type { PictureFocus } from '@practice/contract/picture-focus';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('blog_posts')
export class BlogPost {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  title: string;

  /** In lower case; unique among the posts that are not in the trash. */
  @Column('text')
  slug: string;

  @Column('text')
  summary: string;

  @Column('text')
  content: string;

  /** Made of the content whenever that is saved. */
  @Column('text', { name: 'content_html' })
  contentHtml: string;

  @Column('integer', { name: 'reading_minutes' })
  readingMinutes: number;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('jsonb', { name: 'image_focus', nullable: true })
  imageFocus: PictureFocus | null;

  @Column('text')
  category: BlogCategory;

  @Column('text', { array: true, default: '{}' })
  tags: string[];

  @Column('boolean', { default: false })
  published: boolean;

  /** Whether it ever was public: then its creation date is the day of that, and its old addresses are kept. */
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

  /** Since when it is in the trash. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  /** What is searched; the database fills in both. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  heading: string;

  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  words: string;
}
