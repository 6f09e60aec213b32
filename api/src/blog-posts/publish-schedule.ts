import { HttpException, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Raw } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogPosts, publishQueue } from './blog-posts.ts';

/** Who saved a version that no person did. */
const savedBy = 'Scheduled publishing';

/** Publishes the posts whose time has come. */
@Injectable()
export class PublishSchedule implements OnApplicationBootstrap {
  private readonly logger = new Logger(PublishSchedule.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly posts: BlogPosts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(publishQueue, { retryLimit: 20, retryDelay: 5, retryBackoff: true }, () =>
      this.publishDue(),
    );
    // Should a job ever be lost, a restart or the next night makes up for it.
    await this.jobs.daily('late-blog-posts', () => this.publishDue());
    await this.publishDue();
  }

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
        // Somebody saved or deleted it in this moment: what they decided counts.
        if (!(error instanceof HttpException)) throw error;
      }
    }
  }
}
