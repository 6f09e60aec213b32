import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, isbotPatterns, list } from 'isbot';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { networkOf } from '../http/limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { FileSender } from '../uploads/file-sender.ts';

/**
 * Counts downloads of a resource's file: everybody's, the owners' too, once an hour each, and no robot's that says it is one.
 * A visitor is a network and a browser, kept for a day as a hash that is another one every hour.
 */
@Injectable()
export class Downloads implements OnApplicationBootstrap {
  private readonly logger = new Logger(Downloads.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: Jobs,
    sender: FileSender,
  ) {
    // Beside the answer: a download waits for no counting, and does not fail with it.
    sender.onDownload((key, request) => {
      this.count('file_key', key, request).catch((error: unknown) => {
        this.logger.warn(`A download was not counted: ${String(error)}`);
      });
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('old-downloads', () => this.forget());
  }

  /** A download of a file that lies elsewhere. */
  async countElsewhere(id: number, request: FastifyRequest): Promise<void> {
    await this.count('id', id, request);
  }

  async forget(): Promise<void> {
    const old = `hour < now() - interval '1 day'`;
    await this.database.createQueryBuilder().delete().from('resource_downloads').where(old).execute();
  }

  private async count(by: 'file_key' | 'id', value: string | number, request: FastifyRequest): Promise<void> {
    const browser = request.headers['user-agent'] ?? '';
    if (isRobot(browser)) return;
    const hour = new Date();
    hour.setUTCMinutes(0, 0, 0);
    const visitor = createHmac('sha256', this.config.jwtSecret)
      .update(['download', hour.toISOString(), networkOf(request.ip), browser].join('\n'))
      .digest('base64url');
    await this.database.query(countBy[by], [value, visitor, hour]);
  }
}

// Plain SQL: one statement notes the download and counts it, or does neither.
const countOf = (condition: string) => `
  WITH noted AS (
    INSERT INTO resource_downloads (resource_id, visitor, hour)
    SELECT id, $2, $3 FROM resources WHERE ${condition}
    ON CONFLICT DO NOTHING RETURNING resource_id
  )
  UPDATE resources SET downloads = downloads + 1 FROM noted WHERE resources.id = noted.resource_id`;

const countBy = { file_key: countOf('file_key = $1'), id: countOf('id = $1') };

// Somebody sits behind these all the same: a plain HTTP client, or a browser without a window.
const someonesOwn = [
  'curl/8.5.0',
  'Wget/1.25.0 (linux-gnu)',
  'python-requests/2.32.5',
  'node',
  'axios/1.13.2',
  'okhttp/5.3.0',
  'Playwright/1.56.1 (x64; debian 12) node/24.11',
  'HeadlessChrome/140.0.0.0',
];
const spared = new Set(someonesOwn.flatMap((browser) => isbotPatterns(browser)));

// One of the spared patterns matches any "http". Only robots have it in their user agent, in the address that explains them.
const isDeclared = createIsbotFromList([...list.filter((pattern) => !spared.has(pattern)), 'https?:']);

function isRobot(browser: string): boolean {
  return browser === '' || isDeclared(browser);
}
