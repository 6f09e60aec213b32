import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { personName } from '@practice/contract/auth';
import { blogPostInput } from '@practice/contract/blog-posts';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { User } from '../auth/user.entity.ts';
import { BlogPosts } from '../blog-posts/blog-posts.service.ts';
import { demoPosts } from './demo-posts.ts';

/** Fills an empty blog in the first admin's name, once: whoever deletes the posts is rid of them. */
@Injectable()
export class DemoBlog implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly posts: BlogPosts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [blog] = await this.dataSource.query<{ was_used: boolean }[]>(
      `SELECT is_called AS was_used FROM blog_posts_id_seq`,
    );
    const [admin] = await this.dataSource.getRepository(User).find({
      where: { isAdmin: true },
      order: { id: 'ASC' },
      take: 1,
    });
    if (blog?.was_used || !admin) return;
    const author = { id: admin.id, name: personName(admin) };
    for (const { daysAgo, ...input } of demoPosts) {
      const { id } = await this.posts.create(v.parse(blogPostInput, input), author);
      await this.dataSource.query(
        `UPDATE blog_posts SET created_at = written, updated_at = written
         FROM (SELECT now() - make_interval(days => $2) AS written) AS clock WHERE id = $1`,
        [id, daysAgo],
      );
    }
  }
}
