import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import type { Resource as ResourceView } from '@practice/contract/resources';
import { sampleResources } from '@practice/contract/sample-resources';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfResource } from '../page-cache/pages.ts';
import { Resource } from './resource.entity.ts';
import { ResourceViews } from './resource-views.ts';

// Any number, as long as nothing else on this database locks it.
const samplesLock = 7_301_979;

/** The samples as resources of the practice: rows like any other, whose files stay those of the site. */
@Injectable()
export class Samples {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly views: ResourceViews,
    private readonly pageCache: PageCache,
  ) {}

  /** Adds those that are not among the resources yet, however often and by however many it is asked for at once. */
  async add(me: SessionUser): Promise<ResourceView[]> {
    const added = await this.database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock($1)`, [samplesLock]);
      const missing = await missingIn(manager);
      if (missing.length === 0) return [];
      const { identifiers } = await manager.insert(
        Resource,
        missing.map(({ title, description, category, fileUrl, fileType, thumbnailUrl }) => ({
          title,
          description,
          category,
          fileUrl,
          fileType,
          thumbnailUrl,
          addedById: me.id,
        })),
      );
      return identifiers.map(({ id }) => Number(id));
    });
    const views = await Promise.all(added.map((id) => this.views.one(id, me)));
    const resources = views.filter((view) => view !== undefined);
    if (resources.length > 0) {
      await this.pageCache.purge(pagesOfResource(...resources.map(({ category }) => category)));
    }
    return resources;
  }
}

/** Last of all the first: of rows of one moment lists show the youngest first, so visitors see the same order as before. */
async function missingIn(manager: EntityManager) {
  const there = await manager.find(Resource, {
    select: { fileUrl: true },
    where: { fileUrl: In(sampleResources.map(({ fileUrl }) => fileUrl)), deletedAt: IsNull() },
  });
  const addresses = new Set(there.map(({ fileUrl }) => fileUrl));
  return sampleResources.filter(({ fileUrl }) => !addresses.has(fileUrl)).reverse();
}
