import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { messages } from '@practice/contract/messages';
import { type FindOperator, IsNull, Not, type QueryDeepPartialEntity, Repository } from 'typeorm';
import { unlessTaken } from '../database/errors.ts';
import { conflict } from '../http/validation.ts';
import { PageCache, pagesOfPost } from '../page-cache/page-cache.ts';
import { BlogPost } from './blog-post.entity.ts';

@Injectable()
export class BlogPostTrash {
  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly pageCache: PageCache,
  ) {}

  async moveToTrash(id: number): Promise<void> {
    await this.move(id, IsNull(), { deletedAt: new Date() });
  }

  /**
   * Doesn't publish a post whose time has passed.
   * @throws NotFoundException, or ConflictException if its slug is taken
   */
  async restore(id: number): Promise<void> {
    const publishAt = () => 'CASE WHEN publish_at > now() THEN publish_at END';
    const moving = this.move(id, Not(IsNull()), { deletedAt: null, publishAt });
    await unlessTaken(moving, 'blog_posts_slug_taken', conflict(messages.blog.slugTakenMeanwhile, 'slug'));
  }

  async removeForever(id: number): Promise<void> {
    const { affected } = await this.posts.delete({ id, deletedAt: Not(IsNull()) });
    if (!affected) throw new NotFoundException(messages.blog.unknown);
  }

  private async move(id: number, deletedAt: FindOperator<Date>, change: QueryDeepPartialEntity<BlogPost>) {
    const moving = this.posts.createQueryBuilder().update().set(change).where({ id, deletedAt });
    const { raw } = await moving.returning(['slug', 'published']).execute();
    const [moved]: Pick<BlogPost, 'slug' | 'published'>[] = raw;
    if (!moved) throw new NotFoundException(messages.blog.unknown);
    if (moved.published) await this.pageCache.purge(pagesOfPost(moved.slug));
  }
}
