import {
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { type FindOperator, IsNull, Not, type QueryDeepPartialEntity, Repository } from 'typeorm';
import { olderThan } from '../database/older-than.ts';
import { violatedConstraint } from '../database/violations.ts';
import { Jobs } from '../jobs/jobs.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfPost } from '../page-cache/pages.ts';
import { BlogPost } from './blog-post.entity.ts';

/** A deleted post is in the trash for a while. It keeps its slug there, but another post may take it. */
@Injectable()
export class BlogPostTrash implements OnApplicationBootstrap {
  private readonly logger = new Logger(BlogPostTrash.name);

  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly jobs: Jobs,
    private readonly pageCache: PageCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('trashed-blog-posts', () => this.empty());
  }

  /** Moves a post into the trash. @throws NotFoundException */
  async take(id: number): Promise<void> {
    await this.move(id, IsNull(), { deletedAt: new Date() });
  }

  /**
   * Brings a post back as it was. A time of publishing that has passed meanwhile is forgotten: nobody waits for it.
   * @throws NotFoundException, or ConflictException when another post has its slug.
   */
  async giveBack(id: number): Promise<void> {
    const publishAt = () => 'CASE WHEN publish_at > now() THEN publish_at END';
    try {
      await this.move(id, Not(IsNull()), { deletedAt: null, publishAt });
    } catch (error) {
      if (violatedConstraint(error) !== 'blog_posts_slug_taken') throw error;
      const message = messages.blog.slugTakenMeanwhile;
      throw new ConflictException({ message, errors: [{ path: 'slug', message }] });
    }
  }

  /** Removes a post that is in the trash, and its versions. @throws NotFoundException */
  async removeForever(id: number): Promise<void> {
    const { affected } = await this.posts.delete({ id, deletedAt: Not(IsNull()) });
    if (!affected) throw new NotFoundException(messages.blog.unknown);
  }

  /** Removes what has been in the trash for longer than is promised. */
  async empty(): Promise<void> {
    const { affected } = await this.posts.delete({ deletedAt: olderThan({ days: trashDays }) });
    if (affected) this.logger.log(`${affected} blog posts were removed from the trash.`);
  }

  private async move(
    id: number,
    deletedAt: FindOperator<Date>,
    change: QueryDeepPartialEntity<BlogPost>,
  ): Promise<void> {
    const moving = this.posts.createQueryBuilder().update().set(change).where({ id, deletedAt });
    const { raw } = await moving.returning(['slug', 'published']).execute();
    const [moved]: Pick<BlogPost, 'slug' | 'published'>[] = raw;
    if (!moved) throw new NotFoundException(messages.blog.unknown);
    if (moved.published) await this.pageCache.purge(pagesOfPost(moved.slug));
  }
}
