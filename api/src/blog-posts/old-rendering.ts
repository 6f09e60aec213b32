import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Repository } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { renderer } from '../markdown/markdown.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfPost } from '../page-cache/pages.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogPosts } from './blog-posts.service.ts';

const queue = 'old-blog-post-rendering';
const atOnce = 20;

/** Posts that an earlier renderer made into HTML get today’s after a start. Nothing else of them changes. */
@Injectable()
export class OldRendering implements OnApplicationBootstrap {
  private readonly logger = new Logger(OldRendering.name);

  constructor(
    @InjectRepository(BlogPost) private readonly posts: Repository<BlogPost>,
    private readonly service: BlogPosts,
    private readonly jobs: Jobs,
    private readonly pageCache: PageCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(queue, { retryLimit: 5, retryDelay: 60, retryBackoff: true }, () => this.renew());
    await this.jobs.send(queue, {}, {});
  }

  /** One pass over all of them, a few at a time. */
  async renew(): Promise<void> {
    let count = 0;
    for (let last = 0; ; ) {
      const old = await this.posts.find({
        select: { id: true, content: true, version: true, slug: true, published: true },
        where: { id: MoreThan(last), renderedBy: LessThan(renderer) },
        order: { id: 'ASC' },
        take: atOnce,
      });
      for (const { id, content, version, slug, published } of old) {
        // Whoever saves it meanwhile renders it themselves.
        await this.posts.update({ id, version }, await this.service.render(content));
        if (published) await this.pageCache.purge(pagesOfPost(slug));
        last = id;
      }
      count += old.length;
      if (old.length < atOnce) break;
    }
    if (count > 0) this.logger.log(`${count} posts were rendered anew.`);
  }
}
