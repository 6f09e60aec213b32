import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { trashDays } from '@practice/contract/lists';
import { DataSource, type EntityManager } from 'typeorm';
import { Jobs } from '../jobs/jobs.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfResource } from '../page-cache/pages.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Uploads } from '../uploads/uploads.service.ts';
import { gone } from './resources.service.ts';

interface Moved {
  category: string;
  is_public: boolean;
  file_key: string | null;
  drawn_key: string | null;
}

/** A deleted resource is in the trash for a while, and its file with it: kept, but opened by nobody. */
@Injectable()
export class ResourceTrash implements OnApplicationBootstrap {
  private readonly logger = new Logger(ResourceTrash.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly jobs: Jobs,
    private readonly pageCache: PageCache,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.daily('trashed-resources', () => this.empty());
  }

  /** Moves a resource into the trash. @throws NotFoundException */
  async take(id: number): Promise<void> {
    await this.move(
      `UPDATE resources SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL RETURNING ${columns}`,
      id,
      () => false,
    );
  }

  /** Brings a resource back as it was. @throws NotFoundException */
  async giveBack(id: number): Promise<void> {
    await this.move(
      `UPDATE resources SET deleted_at = NULL WHERE id = $1 AND deleted_at IS NOT NULL RETURNING ${columns}`,
      id,
      (resource) => resource.is_public,
    );
  }

  /** Removes a resource that is in the trash, and its file. @throws NotFoundException */
  async removeForever(id: number): Promise<void> {
    if (!(await this.remove(id))) throw gone();
  }

  /** Removes what has been in the trash for longer than is promised. */
  async empty(): Promise<void> {
    const old = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM resources WHERE deleted_at < now() - make_interval(days => $1)`,
      [trashDays],
    );
    for (const { id } of old) await this.remove(id);
    if (old.length > 0) this.logger.log(`${old.length} resources were removed from the trash.`);
  }

  private async move(update: string, id: number, isOpen: (resource: Moved) => boolean): Promise<void> {
    const resource = await this.dataSource.transaction(async (manager) => {
      const moved = await changed(manager, update, id);
      if (!moved) throw gone();
      await manager.query(`UPDATE uploads SET is_public = $1 WHERE key IN ($2, $3)`, [
        isOpen(moved),
        moved.file_key,
        moved.drawn_key,
      ]);
      return moved;
    });
    if (resource.is_public) await this.pageCache.purge(pagesOfResource(resource.category));
  }

  private async remove(id: number): Promise<boolean> {
    const files = await this.dataSource.transaction(async (manager) => {
      const removed = await changed(
        manager,
        `DELETE FROM resources WHERE id = $1 AND deleted_at IS NOT NULL RETURNING ${columns}`,
        id,
      );
      if (!removed) return undefined;
      const uploads = await this.uploads.byKeys([removed.file_key, removed.drawn_key], manager);
      if (uploads.length > 0) {
        await manager.delete(
          Upload,
          uploads.map(({ key }) => key),
        );
      }
      return uploads;
    });
    if (files) await this.uploads.removeFiles(files);
    return files !== undefined;
  }
}

const columns = 'category, is_public, file_key, drawn_key';

async function changed(manager: EntityManager, statement: string, id: number): Promise<Moved | undefined> {
  const [rows] = await manager.query<[Moved[], number]>(statement, [id]);
  return rows[0];
}
