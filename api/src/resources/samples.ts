import { ConflictException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SessionUser } from '@practice/contract/auth';
import { type Resource as ResourceView, resourceRefusals } from '@practice/contract/resources';
import { type SampleResource, sampleResources } from '@practice/contract/sample-resources';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { locks } from '../database/locks.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfResource } from '../page-cache/pages.ts';
import { Resource } from './resource.entity.ts';
import { ResourceViews } from './resource-views.ts';

const addresses = sampleResources.map(({ fileUrl }) => fileUrl);

/** The samples as resources of the practice: rows like any other, whose files stay those of the site. */
@Injectable()
export class Samples {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly views: ResourceViews,
    private readonly pageCache: PageCache,
  ) {}

  /**
   * Adds those that are not among the resources yet, however often and by however many it is asked for at once. One in the
   * trash comes back, and everybody sees it again.
   */
  async add(me: SessionUser): Promise<ResourceView[]> {
    const added = await this.database.transaction(async (manager) => {
      await lockSamples(manager);
      const there = await manager.findBy(Resource, { fileUrl: In(addresses), deletedAt: IsNull() });
      const missing = sampleResources.filter((sample) =>
        there.every(({ fileUrl }) => fileUrl !== sample.fileUrl),
      );
      const ids: number[] = [];
      // Last of all the first: of rows of one moment lists show the youngest first, so visitors see the same order as before.
      for (const sample of missing.toReversed()) {
        ids.push((await takenFromTrash(sample, manager)) ?? (await inserted(sample, me, manager)));
      }
      return ids;
    });
    const views = await Promise.all(added.map((id) => this.views.one(id, me)));
    const resources = views.filter((view) => view !== undefined);
    if (resources.length > 0) {
      await this.pageCache.purge(pagesOfResource(...resources.map(({ category }) => category)));
    }
    return resources;
  }

  /**
   * The addresses of the samples that the owners have not added. One they have added is shown as its row says: while that is
   * private or in the trash, the page does not show the sample either.
   */
  async notAdded(): Promise<string[]> {
    const added = await this.database.manager.findBy(Resource, { fileUrl: In(addresses) });
    return addresses.filter((address) => added.every(({ fileUrl }) => fileUrl !== address));
  }
}

/** Before a resource comes back from the trash. @throws ConflictException for a sample that is in the library already */
export async function oneOfEachSample(id: number, manager: EntityManager): Promise<void> {
  await lockSamples(manager);
  const coming = await manager.findOneBy(Resource, { id });
  if (!coming?.fileUrl || !addresses.includes(coming.fileUrl)) return;
  const other = { fileUrl: coming.fileUrl, deletedAt: IsNull(), id: Not(id) };
  if (await manager.existsBy(Resource, other)) {
    throw new ConflictException({ message: resourceRefusals.sampleThere });
  }
}

/** Whoever adds a sample or brings one back waits for the others; before any row is locked, so that nobody waits for ever. */
async function lockSamples(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock($1)`, [locks.samples]);
}

/** The one deleted last, with what the owners made of it. */
async function takenFromTrash(
  { fileUrl }: SampleResource,
  manager: EntityManager,
): Promise<number | undefined> {
  const trashed = await manager.findOne(Resource, {
    where: { fileUrl, deletedAt: Not(IsNull()) },
    order: { deletedAt: 'DESC', id: 'DESC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (!trashed) return undefined;
  await manager.update(Resource, trashed.id, { deletedAt: null, isPublic: true });
  return trashed.id;
}

async function inserted(sample: SampleResource, me: SessionUser, manager: EntityManager): Promise<number> {
  const { title, description, category, fileUrl, fileType, thumbnailUrl } = sample;
  const row = { title, description, category, fileUrl, fileType, thumbnailUrl, addedById: me.id };
  const { identifiers } = await manager.insert(Resource, row);
  return Number(identifiers[0]?.id);
}
