import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { trashDays } from '@practice/contract/lists';
import { DataSource, type EntityManager, type FindOperator, In, IsNull, Not } from 'typeorm';
import { olderThan } from '../database/older-than.ts';
import { Jobs } from '../jobs/jobs.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfResource } from '../page-cache/pages.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Resource } from './resource.entity.ts';
import { gone } from './resources.ts';
import { oneOfEachSample } from './samples.ts';

type Moved = Pick<Resource, 'category' | 'isPublic' | 'fileKey' | 'drawnKey'>;

/** A deleted resource is in the trash for a while, and an uploaded file with it: kept, but opened by nobody. */
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
    await this.move(id, IsNull(), new Date(), () => false);
  }

  /** Brings a resource back as it was. @throws NotFoundException, or ConflictException for a sample that is there already */
  async giveBack(id: number): Promise<void> {
    await this.move(id, Not(IsNull()), null, ({ isPublic }) => isPublic);
  }

  /** Removes a resource that is in the trash, and its file. @throws NotFoundException */
  async removeForever(id: number): Promise<void> {
    if (!(await this.remove(id))) throw gone();
  }

  /** Removes what has been in the trash for longer than is promised. */
  async empty(): Promise<void> {
    const old = await this.dataSource
      .getRepository(Resource)
      .findBy({ deletedAt: olderThan({ days: trashDays }) });
    for (const { id } of old) await this.remove(id);
    if (old.length > 0) this.logger.log(`${old.length} resources were removed from the trash.`);
  }

  private async move(
    id: number,
    from: FindOperator<Date>,
    deletedAt: Date | null,
    isOpen: (resource: Moved) => boolean,
  ): Promise<void> {
    const resource = await this.dataSource.transaction(async (manager) => {
      if (deletedAt === null) await oneOfEachSample(id, manager);
      const moved = await locked(id, from, manager);
      if (!moved) throw gone();
      await manager.update(Resource, { id }, { deletedAt });
      const keys = [moved.fileKey, moved.drawnKey].filter((key) => key !== null);
      await manager.update(Upload, { key: In(keys) }, { isPublic: isOpen(moved) });
      return moved;
    });
    if (resource.isPublic) await this.pageCache.purge(pagesOfResource(resource.category));
  }

  private async remove(id: number): Promise<boolean> {
    const files = await this.dataSource.transaction(async (manager) => {
      const removed = await locked(id, Not(IsNull()), manager);
      if (!removed) return undefined;
      await manager.delete(Resource, { id });
      const uploads = await this.uploads.byKeys([removed.fileKey, removed.drawnKey], manager);
      await manager.delete(Upload, { key: In(uploads.map(({ key }) => key)) });
      return uploads;
    });
    if (files) await this.uploads.removeFiles(files);
    return files !== undefined;
  }
}

function locked(id: number, deletedAt: FindOperator<Date>, manager: EntityManager): Promise<Resource | null> {
  return manager.findOne(Resource, { where: { id, deletedAt }, lock: { mode: 'pessimistic_write' } });
}
