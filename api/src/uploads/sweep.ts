import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { keyIn, type Stored } from './names.ts';
import { Spool } from './spool.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { Uploads } from './uploads.ts';

/** Longer than any upload takes from its first byte to its row. */
const settledAfter = 60 * 60 * 1000;
const daysUnused = 2;
const batch = 500;

/** Cleans up: after a crash when the API starts, and once a day what nothing uses any more. */
@Injectable()
export class Sweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sweep.name);
  private readonly texts: string[] = [];
  private atStart: Promise<void> | undefined;

  constructor(
    private readonly spool: Spool,
    private readonly storage: Storage,
    private readonly uploads: Uploads,
    @InjectRepository(Upload) private readonly rows: Repository<Upload>,
    private readonly jobs: Jobs,
  ) {}

  /**
   * For each area that shows pictures: the pictures that these texts name stay.
   * @param texts SQL of one column of texts that may hold addresses of uploads
   */
  keepPicturesNamedIn(texts: string): void {
    this.texts.push(texts);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('unused-uploads', () => this.sweep());
    // In the background: the start does not wait for it.
    this.atStart = this.leftovers().catch((error: unknown) => {
      this.logger.warn(`Leftovers could not be removed: ${String(error)}`);
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

  /** Of requests that a crash cut off: what they had received, and what they had stored without a row. */
  private async leftovers(): Promise<void> {
    for await (const { keys, clear } of this.spool.leftovers()) {
      const known = await this.knownOf(keys);
      for (const key of keys.filter((each) => !known.has(each))) {
        for await (const { name } of this.storage.list(key)) await this.uploads.removeNames([name]);
      }
      await clear();
    }
  }

  /** Files whose row is gone: a crash between the two, or a store that did not answer when they were to be removed. */
  private async orphans(): Promise<void> {
    let files: { name: string; key: string }[] = [];
    const removeUnknown = async () => {
      const known = await this.knownOf(files.map(({ key }) => key));
      await this.uploads.removeNames(files.filter(({ key }) => !known.has(key)).map(({ name }) => name));
      files = [];
    };
    for await (const { name, storedAt } of this.storage.list()) {
      // A name that is not of our form is not our file.
      const key = keyIn(name);
      if (key === undefined || storedAt.getTime() > Date.now() - settledAfter) continue;
      files.push({ name, key });
      if (files.length === batch) await removeUnknown();
    }
    await removeUnknown();
  }

  /** Pictures that no area's texts have named for a while. In SQL, since the texts are all that is written on the site. */
  private async unusedPictures(): Promise<void> {
    const [unused] = await this.rows.query<[Stored[], number]>(
      `WITH used AS (
         SELECT found[1] AS key FROM (${this.texts.join(' UNION ALL ')}) AS texts (words),
           regexp_matches(words, '/uploads/([0-9a-f]{32})', 'g') AS found
         WHERE words LIKE '%/uploads/%'
       )
       DELETE FROM uploads
       WHERE kind = 'picture' AND created_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT 1 FROM used WHERE used.key = uploads.key)
       RETURNING key, extension, width, widths, is_animated AS "isAnimated"`,
      [daysUnused],
    );
    await this.uploads.removeFiles(unused);
  }

  private async knownOf(keys: readonly string[]): Promise<Set<string>> {
    return new Set((await this.uploads.byKeys(keys)).map(({ key }) => key));
  }
}
