import type { BlogCategory } from '@practice/contract/blog-posts';
import type { PictureFocus } from '@practice/contract/picture-focus';
import { Column } from 'typeorm';

/** The columns that a post and its earlier versions share. */
export abstract class BlogPostText {
  @Column('text') title: string;
  /** In lower case; unique among the posts that are not in the trash. */
  @Column('text') slug: string;
  @Column('text') summary: string;
  @Column('text') content: string;
  @Column('text', { nullable: true }) imageUrl: string | null;
  @Column('jsonb', { nullable: true }) imageFocus: PictureFocus | null;
  @Column('text') category: BlogCategory;
  @Column('text', { array: true, default: '{}' }) tags: string[];
  @Column('boolean', { default: false }) published: boolean;
}
