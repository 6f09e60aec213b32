import type { BlogCategory } from '@practice/contract/blog-posts';
import type { PictureFocus } from '@practice/contract/picture-focus';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a post was before it was saved again. */
@Entity('blog_post_versions')
export class BlogPostVersion {
  @PrimaryColumn('integer', { name: 'post_id' })
  postId: number;

  @PrimaryColumn('integer')
  version: number;

  @Column('text')
  title: string;

  @Column('text')
  slug: string;

  @Column('text')
  summary: string;

  @Column('text')
  content: string;

  @Column('text', { name: 'image_url', nullable: true })
  imageUrl: string | null;

  @Column('jsonb', { name: 'image_focus', nullable: true })
  imageFocus: PictureFocus | null;

  @Column('text')
  category: BlogCategory;

  @Column('text', { array: true })
  tags: string[];

  @Column('boolean')
  published: boolean;

  /** The name of the person who saved it; it stays when the account goes. */
  @Column('text')
  author: string;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;
}
