import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slug that a post had while it was public; its address redirects to the post. */
@Entity('blog_post_redirects')
export class BlogPostRedirect {
  @PrimaryColumn('text') slug: string;
  @Column('integer') postId: number;
}
