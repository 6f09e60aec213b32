import { readFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { personName } from '@practice/contract/auth';
import { blogPostInput } from '@practice/contract/blog-posts';
import { DataSource } from 'typeorm';
import * as v from 'valibot';
import { User } from '../auth/user.entity.ts';
import { BlogPost } from '../blog-posts/blog-post.entity.ts';
import { BlogPosts } from '../blog-posts/blog-posts.ts';
import { demoPosts } from './data/posts.ts';

/** Adds the demo posts in the first admin's name, unless there ever was a post. */
@Injectable()
export class DemoBlog implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: BlogPosts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [blog] = await this.dataSource.query<{ was_used: boolean }[]>(
      `SELECT is_called AS was_used FROM blog_posts_id_seq`,
    );
    const admin = await this.dataSource
      .getRepository(User)
      .findOne({ where: { isAdmin: true }, order: { id: 'ASC' } });
    if (blog?.was_used || !admin) return;
    const author = { id: admin.id, name: personName(admin) };
    for (const { daysAgo, ...post } of demoPosts) {
      const content = await readFile(new URL(`./data/posts/${post.slug}.md`, import.meta.url), 'utf8');
      const { id } = await this.posts.create(
        v.parse(blogPostInput, { ...post, content: content.trimEnd() }),
        author,
      );
      const written = new Date(Date.now() - daysAgo * 86_400_000);
      await this.dataSource.getRepository(BlogPost).update(id, { createdAt: written, updatedAt: written });
    }
  }
}
