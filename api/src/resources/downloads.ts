import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { createIsbotFromList, isbotPatterns, list } from 'isbot';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { networkOf, RateLimits } from '../http/rate-limits.ts';
import { FileSender } from '../uploads/file-sender.ts';
import { Resource, ResourceDownload } from './resource.entity.ts';

/** A visitor is a network and browser, kept for a day as a hash that changes every hour. */
@Injectable()
export class Downloads {
  private readonly logger = new Logger(Downloads.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly limits: RateLimits,
    sender: FileSender,
  ) {
    // Downloads don't wait for the count, or fail with it.
    sender.onDownload((key, request) => {
      this.count({ fileKey: key }, request).catch((error: unknown) => {
        this.logger.warn(`A download was not counted: ${String(error)}`);
      });
    });
  }

  async count(which: { id: number } | { fileKey: string }, request: Request): Promise<void> {
    const browser = request.headers['user-agent'] ?? '';
    if (browser === '' || isKnownRobot(browser)) return;
    const network = networkOf(request.ip ?? '');
    // Otherwise, a client that keeps changing its user agent could fill the table.
    if (!(await this.limits.tryTake('counted downloads by address', network))) return;
    const hour = new Date();
    hour.setUTCMinutes(0, 0, 0);
    const visitor = createHmac('sha256', this.config.keys.downloads)
      .update([hour.toISOString(), network, browser].join('\n'))
      .digest('base64url');
    await this.database.transaction(async (within) => {
      const resource = await within.findOneBy(Resource, which);
      if (!resource) return;
      const row = { resourceId: resource.id, visitor, hour };
      const noting = within.createQueryBuilder().insert().into(ResourceDownload).values(row).orIgnore();
      const { raw: noted } = await noting.returning('hour').execute();
      if (noted.length > 0) await within.increment(Resource, { id: resource.id }, 'downloads', 1);
    });
  }
}

// User agents that `isbot` takes for robots, but people use.
const userAgentsOfPeople = [
  'curl/8.5.0',
  'Wget/1.25.0 (linux-gnu)',
  'python-requests/2.32.5',
  'node',
  'axios/1.13.2',
  'okhttp/5.3.0',
  'Playwright/1.56.1 (x64; debian 12) node/24.11',
  'HeadlessChrome/140.0.0.0',
];
const excludedPatterns = new Set(userAgentsOfPeople.flatMap((userAgent) => isbotPatterns(userAgent)));
const robotPatterns = list.filter((pattern) => !excludedPatterns.has(pattern));

// An excluded pattern matches any "http", which only robots have in their user agent, in a URL.
const isKnownRobot = createIsbotFromList([...robotPatterns, 'https?:']);
