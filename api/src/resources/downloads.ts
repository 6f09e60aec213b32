import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { createIsbotFromList, isbotPatterns, list } from 'isbot';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { networkOf, RateLimits } from '../http/rate-limits.ts';
import { FileSender } from '../uploads/file-sender.ts';

/** A visitor is a network and a browser, kept for a day as a hash that changes every hour. */
@Injectable()
export class Downloads {
  private readonly logger = new Logger(Downloads.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly limits: RateLimits,
    sender: FileSender,
  ) {
    // A download does not wait for the count, and does not fail with it.
    sender.onDownload((key, request) => {
      this.count('file_key', key, request).catch((error: unknown) => {
        this.logger.warn(`A download was not counted: ${String(error)}`);
      });
    });
  }

  async count(by: 'file_key' | 'id', value: string | number, request: Request): Promise<void> {
    const browser = request.headers['user-agent'] ?? '';
    if (browser === '' || isKnownRobot(browser)) return;
    const network = networkOf(request.ip ?? '');
    // Whoever claims another browser each time would otherwise fill the table and the count.
    if (!(await this.limits.tryTake('counted downloads by address', network))) return;
    const hour = new Date();
    hour.setUTCMinutes(0, 0, 0);
    const visitor = createHmac('sha256', this.config.keys.downloads)
      .update([hour.toISOString(), network, browser].join('\n'))
      .digest('base64url');
    await this.database.query(countBy[by], [value, visitor, hour]);
  }
}

const countOf = (condition: string) => `
  WITH noted AS (
    INSERT INTO resource_downloads (resource_id, visitor, hour)
    SELECT id, $2, $3 FROM resources WHERE ${condition}
    ON CONFLICT DO NOTHING RETURNING resource_id
  )
  UPDATE resources SET downloads = downloads + 1 FROM noted WHERE resources.id = noted.resource_id`;

const countBy = { file_key: countOf('file_key = $1'), id: countOf('id = $1') };

// `isbot` takes these for robots, but people use them.
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

// One of the excluded patterns matches any "http". Only robots have it in their user agent, in the URL of their description.
const isKnownRobot = createIsbotFromList([...robotPatterns, 'https?:']);
