import {
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { trashDays } from '@practice/contract/lists';
import { messages } from '@practice/contract/messages';
import { DataSource } from 'typeorm';
import { violatedConstraint } from '../database/violations.ts';
import { Jobs } from '../jobs/jobs.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfPost } from '../page-cache/pages.ts';

interface Moved {
  slug: string;
  published: boolean;
}

/** A deleted post is in the trash for a while. It keeps its slug there, but another post may take it. */
@Injectable()
export class BlogPostTrash implements OnApplicationBootstrap {
  private readonly logger = new Logger(BlogPostTrash.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly pageCache: PageCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('trashed-blog-posts', () => this.empty());
  }

  /** Moves a post into the trash. @throws NotFoundException */
  async take(id: number): Promise<void> {
    await this.move(
      `UPDATE blog_posts SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL RETURNING slug, published`,
      id,
    );
  }

  /**
   * Brings a post back as it was. A time of publishing that has passed meanwhile is forgotten: nobody waits for it.
   * @throws NotFoundException, or ConflictException when another post has its slug.
   */
  async giveBack(id: number): Promise<void> {
    try {
      await this.move(
        `UPDATE blog_posts SET deleted_at = NULL, publish_at = CASE WHEN publish_at > now() THEN publish_at END
         WHERE id = $1 AND deleted_at IS NOT NULL RETURNING slug, published`,
        id,
      );
    } catch (error) {
      if (violatedConstraint(error) !== 'blog_posts_slug_taken') throw error;
      const message = messages.blog.slugTakenMeanwhile;
      throw new ConflictException({ message, errors: [{ path: 'slug', message }] });
    }
  }

  /** Removes a post that is in the trash, and its versions. @throws NotFoundException */
  async removeForever(id: number): Promise<void> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM blog_posts WHERE id = $1 AND deleted_at IS NOT NULL`,
      [id],
    );
    if (count === 0) throw new NotFoundException(messages.blog.unknown);
  }

  /** Removes what has been in the trash for longer than is promised. */
  async empty(): Promise<void> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM blog_posts WHERE deleted_at < now() - make_interval(days => $1)`,
      [trashDays],
    );
    if (count > 0) this.logger.log(`${count} blog posts were removed from the trash.`);
  }

  private async move(update: string, id: number): Promise<void> {
    const [rows] = await this.dataSource.query<[Moved[], number]>(update, [id]);
    const [moved] = rows;
    if (!moved) throw new NotFoundException(messages.blog.unknown);
    if (moved.published) await this.pageCache.purge(pagesOfPost(moved.slug));
  }
}
