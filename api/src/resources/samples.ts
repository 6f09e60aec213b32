import { ConflictException, Injectable } from '@nestjs/common';
import type { SessionUser } from '@practice/contract/auth';
import { resourceRefusals } from '@practice/contract/resources';
import { sampleResources } from '@practice/contract/sample-resources';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { takeLock } from '../database/locks.ts';
import { asStaff } from '../lists/list.ts';
import { PageCache, pagesOfResource } from '../page-cache/page-cache.ts';
import { Resource } from './resource.entity.ts';
import { type ResourceView, resourceList } from './resource-list.ts';
import { resourceViews } from './resource-views.ts';

const addresses = sampleResources.map(({ fileUrl }) => fileUrl);

@Injectable()
export class Samples {
  constructor(
    private readonly database: DataSource,
    private readonly pageCache: PageCache,
  ) {}

  async add(me: SessionUser): Promise<ResourceView[]> {
    const added = await this.database.transaction(async (manager) => {
      await takeLock('samples', manager);
      const existing = await manager.findBy(Resource, { fileUrl: In(addresses), deletedAt: IsNull() });
      const missing = sampleResources.filter(
        ({ fileUrl }) => !existing.some((each) => each.fileUrl === fileUrl),
      );
      const ids: number[] = [];
      for (const { id: _, thumbnail: __, dateAdded: ___, ...sample } of missing.toReversed()) {
        const trashed = await manager.findOne(Resource, {
          where: { fileUrl: sample.fileUrl, deletedAt: Not(IsNull()) },
          order: { deletedAt: 'DESC', id: 'DESC' },
          lock: { mode: 'pessimistic_write' },
        });
        if (trashed) await manager.update(Resource, trashed.id, { deletedAt: null, isPublic: true });
        const { id } = trashed ?? (await manager.save(Resource, { ...sample, addedById: me.id }));
        ids.push(id);
      }
      return ids;
    });
    const rows = await resourceList.byIds(this.database, added, asStaff);
    const resources = await resourceViews(this.database, rows, asStaff);
    if (resources.length > 0) {
      await this.pageCache.purge(pagesOfResource(...resources.map(({ category }) => category)));
    }
    return resources;
  }

  async notAdded(): Promise<string[]> {
    const added = await this.database.manager.findBy(Resource, { fileUrl: In(addresses) });
    return addresses.filter((address) => added.every(({ fileUrl }) => fileUrl !== address));
  }
}

export async function rejectDuplicateSample(id: number, manager: EntityManager): Promise<void> {
  await takeLock('samples', manager);
  const restored = await manager.findOneBy(Resource, { id });
  if (!restored?.fileUrl || !addresses.includes(restored.fileUrl)) return;
  const other = { fileUrl: restored.fileUrl, deletedAt: IsNull(), id: Not(id) };
  if (await manager.existsBy(Resource, other)) {
    throw new ConflictException({ message: resourceRefusals.sampleThere });
  }
}
