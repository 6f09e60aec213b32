import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { findLocked } from '../database/queries.ts';
import { PageCache, pagesOfResource } from '../page-cache/page-cache.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Uploads } from '../uploads/uploads.ts';
import { Resource } from './resource.entity.ts';
import { resourceNotFound } from './resources.ts';
import { rejectDuplicateSample } from './samples.ts';

@Injectable()
export class ResourceTrash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly pageCache: PageCache,
  ) {}

  async setDeletedAt(id: number, deletedAt: Date | null): Promise<void> {
    const isRestored = deletedAt === null;
    const resource = await this.dataSource.transaction(async (manager) => {
      if (isRestored) await rejectDuplicateSample(id, manager);
      const where = { id, deletedAt: isRestored ? Not(IsNull()) : IsNull() };
      const moved = await findLocked(manager, Resource, where);
      if (!moved) throw resourceNotFound();
      await manager.update(Resource, { id }, { deletedAt });
      const keys = [moved.fileKey, moved.generatedThumbnailKey].filter((key) => key !== null);
      await manager.update(Upload, { key: In(keys) }, { isPublic: isRestored && moved.isPublic });
      return moved;
    });
    if (resource.isPublic) await this.pageCache.purge(pagesOfResource(resource.category));
  }

  async removeForever(id: number): Promise<void> {
    const files = await this.dataSource.transaction(async (manager) => {
      const removed = await findLocked(manager, Resource, { id, deletedAt: Not(IsNull()) });
      if (!removed) throw resourceNotFound();
      await manager.delete(Resource, { id });
      return this.uploads.deleteRows([removed.fileKey, removed.generatedThumbnailKey], manager);
    });
    await this.uploads.removeFiles(files);
  }
}
