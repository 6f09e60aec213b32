import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfResource } from '../page-cache/pages.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { type Candidate, Uploads } from '../uploads/uploads.service.ts';
import { Resource } from './resource.entity.ts';

const queue = 'first-pages';
/** PDFs that are asked for at one start, the oldest first. */
const most = 1_000;
/** A PDF that cannot be read is not tried again before that: as long, its job is remembered. */
const rest = 30 * 24 * 60 * 60;

/**
 * Draws the thumbnails of PDFs that came before there were any, and counts their pages: after the start, one at a time, by
 * jobs, so that a crash or a restart loses none.
 */
@Injectable()
export class FirstPages implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FirstPages.name);
  private atStart: Promise<void> | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly uploads: Uploads,
    private readonly jobs: Jobs,
    private readonly pageCache: PageCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<{ key: string }>(
      queue,
      { retryLimit: 10, retryDelay: 60, retryBackoff: true, deleteAfterSeconds: rest },
      ({ key }) => this.draw(key),
    );
    // In the background: the start does not wait for it.
    this.atStart = this.askForMissing().catch((error: unknown) => {
      this.logger.warn(`Missing thumbnails could not be looked for: ${String(error)}`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.atStart;
  }

  private async askForMissing(): Promise<void> {
    const missing = await this.database.query<{ key: string }[]>(
      `SELECT uploads.key FROM resources JOIN uploads ON uploads.key = resources.file_key
       WHERE uploads.mime = 'application/pdf' AND uploads.pages IS NULL AND resources.drawn_key IS NULL
       ORDER BY uploads.created_at LIMIT $1`,
      [most],
    );
    for (const { key } of missing) await this.jobs.send(queue, { key }, { key });
  }

  private async draw(key: string): Promise<void> {
    const upload = await this.uploads.one(key);
    if (!upload || upload.pages !== null) return;
    const resource = await this.uploads.drawStored(upload, (drawn, pages) => this.record(key, drawn, pages));
    if (resource?.isPublic && !resource.deletedAt) {
      await this.pageCache.purge(pagesOfResource(resource.category));
    }
  }

  /** @throws where the file was replaced or made private meanwhile: it has another key, if it is there at all */
  private record(key: string, drawn: Candidate['row'], pages: number): Promise<Resource> {
    return this.database.transaction(async (manager) => {
      const resource = await manager.findOne(Resource, {
        where: { fileKey: key, drawnKey: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!resource) throw new Error('The file has changed meanwhile.');
      const isPublic = resource.isPublic && !resource.deletedAt;
      await manager.insert(Upload, { ...drawn, isPublic });
      await manager.update(Upload, { key }, { pages });
      await manager.update(Resource, resource.id, { drawnKey: drawn.key });
      return resource;
    });
  }
}
