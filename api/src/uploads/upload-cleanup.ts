import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { deleteUnusedPictures } from '../database/sql/unused-pictures.ts';
import { Jobs } from '../jobs/jobs.ts';
import { keyFromName } from './names.ts';
import { maxUploadTime, Spool } from './spool.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { Uploads } from './uploads.ts';

const daysUnused = 2;

@Injectable()
export class UploadCleanup {
  constructor(
    private readonly spool: Spool,
    private readonly storage: Storage,
    private readonly uploads: Uploads,
    @InjectRepository(Upload) private readonly rows: Repository<Upload>,
    jobs: Jobs,
  ) {
    jobs.daily('unused-uploads', () => this.cleanUp());
  }

  async cleanUp(): Promise<void> {
    await this.spool.clear();
    await this.removeFilesWithoutRow();
    await this.uploads.removeFiles(await deleteUnusedPictures(this.rows, daysUnused));
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
}
