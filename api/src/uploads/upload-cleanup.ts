import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { keyFromName, type Stored } from './names.ts';
import { maxUploadTime, Spool } from './spool.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { Uploads } from './uploads.ts';

const daysUnused = 2;

@Injectable()
export class UploadCleanup {
  private readonly textQueries: string[] = [];

  constructor(
    private readonly spool: Spool,
    private readonly storage: Storage,
    private readonly uploads: Uploads,
    @InjectRepository(Upload) private readonly rows: Repository<Upload>,
    jobs: Jobs,
  ) {
    jobs.daily('unused-uploads', () => this.cleanUp());
  }

  /** Keeps the pictures that an area's texts name. @param query SQL that selects one column of texts */
  keepPicturesNamedIn(query: string): void {
    this.textQueries.push(query);
  }

  async cleanUp(): Promise<void> {
    await this.spool.clear();
    await this.removeFilesWithoutRow();
    await this.removeUnusedPictures();
  }

  private async removeFilesWithoutRow(): Promise<void> {
    const lastStart = Date.now() - maxUploadTime;
    const rows = await this.rows.find({ select: { key: true } });
    const existing = new Set(rows.map(({ key }) => key));
    for await (const { name, storedAt } of this.storage.list()) {
      const key = keyFromName(name);
      const hasNoRow = key !== undefined && !existing.has(key);
      if (hasNoRow && storedAt.getTime() < lastStart) await this.uploads.removeNames([name]);
    }
  }

  /** Removes pictures older than two days that no text names. SQL searches the texts, so that the API loads none. */
  private async removeUnusedPictures(): Promise<void> {
    const [unused] = await this.rows.query<[Stored[], number]>(
      `WITH used AS (
         SELECT found[1] AS key FROM (${this.textQueries.join(' UNION ALL ')}) AS texts (words),
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
}
