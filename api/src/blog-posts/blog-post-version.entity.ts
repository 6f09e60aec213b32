import { Column, Entity, PrimaryColumn } from 'typeorm';
import { BlogPostText } from './blog-post-text.entity.ts';

/** A post as it was before it was saved again. */
@Entity('blog_post_versions')
export class BlogPostVersion extends BlogPostText {
  @PrimaryColumn('integer') postId: number;
  @PrimaryColumn('integer') version: number;
  /** The name of the person who saved it; it stays when the account is deleted. */
  @Column('text') author: string;
  @Column('timestamptz') savedAt: Date;
}
