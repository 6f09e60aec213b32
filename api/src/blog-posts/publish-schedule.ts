import { HttpException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull, Raw } from 'typeorm';
import { Daily, Worker } from '../jobs/jobs.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogPosts, publishQueue } from './blog-posts.ts';

/** The name that versions show instead of a person's. */
const savedBy = 'Scheduled publishing';

/** Publishes posts at their time. */
@Injectable()
export class PublishSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(PublishSchedule.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: BlogPosts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.publishLost();
  }

  /** Publishes posts whose job was lost, at a restart or the next night. */
  @Daily('late-blog-posts')
  async publishLost(): Promise<void> {
    await this.publishDue();
  }

  @Worker({ queue: publishQueue, retryLimit: 20, retryDelay: 5, retryBackoff: true })
  async publishDue(): Promise<void> {
    const due = await this.dataSource.getRepository(BlogPost).find({
      select: { id: true, version: true },
      where: { publishAt: Raw((column) => `${column} <= now()`), deletedAt: IsNull() },
      order: { publishAt: 'ASC' },
    });
    for (const { id, version } of due) {
      try {
        await this.posts.update(id, { published: true, version }, savedBy);
        this.logger.log(`Post ${id} was published as scheduled.`);
      } catch (error) {
        // Somebody saved or deleted it at this moment, and their decision counts.
        if (!(error instanceof HttpException)) throw error;
      }
    }
  }
}
