import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { keyIn } from './names.ts';
import { Spool } from './spool.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { Uploads } from './uploads.service.ts';

/** Longer than any upload takes from its first byte to its row. */
const settled = 60 * 60 * 1000;
const daysUnused = 2;
const atOnce = 500;

/** Removes what nothing needs: leftovers of a crash at the start, and what has gone out of use once a day. */
@Injectable()
export class Sweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sweep.name);
  private atStart: Promise<void> | undefined;

  constructor(
    private readonly spool: Spool,
    private readonly storage: Storage,
    private readonly uploads: Uploads,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('unused-uploads', () => this.sweep());
    // Nobody waits for it.
    this.atStart = this.leftovers().catch((error: unknown) => {
      this.logger.warn(`Leftovers could not be looked for: ${String(error)}`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.atStart;
  }

  async sweep(): Promise<void> {
    await this.leftovers();
    await this.orphans();
    await this.unusedPictures();
  }

  /** Of requests that a crash cut off: what they had received, and what they had kept without a row. */
  async leftovers(): Promise<void> {
    for await (const { keys, clear } of this.spool.leftovers()) {
      const known = await this.knownOf(keys);
      for (const key of keys.filter((each) => !known.has(each))) {
        for await (const { name } of this.storage.list(key)) await this.uploads.removeNames([name]);
      }
      await clear();
    }
  }

  /** Files whose row is gone: a crash between the two, or a store that did not answer when they were to be removed. */
  async orphans(): Promise<void> {
    let names: string[] = [];
    const removeUnknown = async () => {
      const known = await this.knownOf(names.map((name) => keyIn(name) ?? ''));
      await this.uploads.removeNames(names.filter((name) => !known.has(keyIn(name) ?? '')));
      names = [];
    };
    for await (const { name, keptAt } of this.storage.list()) {
      // What is not called like ours is somebody else's.
      if (keyIn(name) === undefined || keptAt.getTime() > Date.now() - settled) continue;
      names.push(name);
      if (names.length === atOnce) await removeUnknown();
    }
    await removeUnknown();
  }

  /** Pictures that no post, no earlier version of one and no resource names. */
  async unusedPictures(): Promise<void> {
    const unused = await this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ key: string }[]>(
        `WITH texts AS (
           SELECT content || ' ' || coalesce(image_url, '') AS words FROM blog_posts
           UNION ALL SELECT content || ' ' || coalesce(image_url, '') FROM blog_post_versions
           UNION ALL SELECT file_url FROM resources
         ), named AS (
           SELECT found[1] AS key FROM texts, regexp_matches(words, '/uploads/([0-9a-f]{32})', 'g') AS found
           WHERE words LIKE '%/uploads/%'
           UNION ALL SELECT thumbnail_key FROM resources
         )
         SELECT key FROM uploads
         WHERE kind = 'picture' AND created_at < now() - make_interval(days => $1)
           AND NOT EXISTS (SELECT 1 FROM named WHERE named.key = uploads.key)
         FOR UPDATE`,
        [daysUnused],
      );
      const gone = await this.uploads.byKeys(
        rows.map(({ key }) => key),
        manager,
      );
      if (gone.length > 0)
        await manager.delete(
          Upload,
          gone.map(({ key }) => key),
        );
      return gone;
    });
    await this.uploads.removeFiles(unused);
  }

  private async knownOf(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.dataSource.query<{ key: string }[]>(
      `SELECT key FROM uploads WHERE key = ANY($1)`,
      [keys],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
