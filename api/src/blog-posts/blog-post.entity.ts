import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { BlogPostText } from './blog-post-text.entity.ts';

@Entity('blog_posts')
export class BlogPost extends BlogPostText {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id: number;
  /** Rendered from the content whenever it is saved. */
  @Column('text') contentHtml: string;
  @Column('integer') readingMinutes: number;
  /** Whether it was ever public. Since then its creation date is the day of that, and its old addresses redirect. */
  @Column('boolean', { default: false }) wasPublic: boolean;
  @Column('timestamptz', { nullable: true }) publishAt: Date | null;
  @Column('integer', { default: 1 }) version: number;
  @Column('integer', { nullable: true }) authorId: number | null;
  /** The name of the person who saved this version. */
  @Column('text') savedBy: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
  /** When it was moved to the trash. */
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  /** What searches read; the database fills in both. */
  @Column({ type: 'text', select: false, insert: false, update: false }) heading: string;
  @Column({ type: 'tsvector', select: false, insert: false, update: false }) words: string;
}
