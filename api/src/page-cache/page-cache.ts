import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { blogPost, paths } from '@practice/contract/paths';
import pLimit from 'p-limit';
import { CONFIG, type Config } from '../config.ts';
import { Jobs } from '../jobs/jobs.ts';

const queue = 'page-cache';
const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 };

const encodings = ['br', 'gzip', 'identity'];

const timeout = 2_000;
const totalTimeout = 3_000;

// By then, a page rendered from the old text during the change is cached, too.
const secondsUntilSecondPurge = 2;

@Injectable()
export class PageCache {
  private readonly logger = new Logger(PageCache.name);
  private readonly fewAtOnce = pLimit(4);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
  ) {
    jobs.work(queue, retries, (job: { paths: string[] }) => this.purgeNow(job));
  }

  /**
   * Purges pages after a commit, in 3 s at most. Never throws, and retries failures.
   * @param paths with their queries
   */
  async purge(paths: string[]): Promise<void> {
    if (!this.config.pageCacheUrl) return;
    const now = this.purgeNow({ paths }).catch((error: unknown) => this.logger.warn(String(error)));
    const later = this.jobs
      .send(queue, { paths }, { at: new Date(Date.now() + secondsUntilSecondPurge * 1000) })
      .catch((error: unknown) =>
        this.logger.error(`The second purge of ${paths.join(' ')} is lost: ${error}`),
      );
    await Promise.race([Promise.all([now, later]), pause(totalTimeout, undefined, { ref: false })]);
  }

  async purgeNow({ paths }: { paths: string[] }): Promise<void> {
    const errors: string[] = [];
    const pages = paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
    await this.fewAtOnce.map(pages, async ({ path, encoding }) => {
      const error = await this.errorOf(path, encoding);
      if (error) errors.push(`${path} (${encoding}): ${error}`);
    });
    if (errors.length > 0) throw new Error(`Some pages were not purged: ${errors.join(', ')}`);
  }

  private async errorOf(path: string, encoding: string): Promise<string | undefined> {
    try {
      const response = await fetch(new URL(path, this.config.pageCacheUrl), {
        headers: { 'accept-encoding': encoding },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await response.arrayBuffer();
      return response.status >= 500 ? `status ${response.status}` : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

export function pagesOfPost(...slugs: string[]): string[] {
  const own = [...new Set(slugs)].map(blogPost);
  return [...own, paths.resources, `${paths.resources}?tab=blog`, paths.feed, paths.sitemap];
}

export function pagesOfResource(...categories: string[]): string[] {
  return [paths.resources, ...new Set(categories.map((category) => `${paths.resources}?tab=${category}`))];
}
