import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { messages } from '@practice/contract/messages';
import {
  fileRequired,
  type ResourceInput,
  type ResourceUpdate,
  resourceRefusals,
} from '@practice/contract/resources';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { findLocked } from '../database/queries.ts';
import { invalid } from '../http/validation.ts';
import { asStaff } from '../lists/list.ts';
import { PageCache, pagesOfResource } from '../page-cache/page-cache.ts';
import type { ReceivedFile } from '../uploads/received-file.pipe.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { type UploadRow, Uploads } from '../uploads/uploads.ts';
import { checkFile, pictureKey } from './internal-addresses.ts';
import { Resource } from './resource.entity.ts';
import type { ResourceView } from './resource-list.ts';
import { oneResource } from './resource-views.ts';
import { rejectDuplicateSample } from './samples.ts';

@Injectable()
export class Resources {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: Uploads,
    private readonly pageCache: PageCache,
  ) {}

  async one(id: number): Promise<ResourceView> {
    const resource = await oneResource(this.dataSource, id, asStaff);
    if (!resource) throw resourceNotFound();
    return resource;
  }

  async create(input: ResourceInput, received: ReceivedFile | undefined, addedById: number) {
    const { category, fileUrl, thumbnailUrl, isPublic } = input;
    if (!received && !fileUrl) throw invalid(fileRequired, 'fileUrl');
    if (!received && fileUrl) await checkFile(fileUrl, this.uploads);
    const thumbnailKey = thumbnailUrl && (await pictureKey(thumbnailUrl, this.uploads));
    const files = await this.uploads.prepareFile(received, isPublic);
    const { id } = await this.uploads.store(files, (rows, manager) =>
      manager.save(Resource, { ...input, thumbnailKey, addedById, ...sourceOf(rows, fileUrl) }),
    );
    if (isPublic) await this.pageCache.purge(pagesOfResource(category));
    return this.one(id);
  }

  /**
   * A file that becomes private moves to a new secret address.
   * @throws NotFoundException, ConflictException
   */
  async update(id: number, change: ResourceUpdate, received: ReceivedFile | undefined) {
    const before = await this.dataSource.manager.findOneBy(Resource, { id });
    if (!before) throw resourceNotFound();
    if (before.deletedAt) throw new ConflictException({ message: resourceRefusals.inTrash });
    const isPublic = change.isPublic ?? before.isPublic;
    const fileUrl = received ? undefined : await this.newAddress(before, change.fileUrl);
    const { fileUrl: _, thumbnailUrl, ...fields } = change;
    const thumbnail = await this.newThumbnail(before, thumbnailUrl);
    const uploadsBefore = await this.uploads.byKeys([before.fileKey, before.generatedThumbnailKey]);
    const files = await this.uploads.prepareFile(received, isPublic);

    const save = async (rows: readonly UploadRow[], manager: EntityManager) => {
      const current = await findLocked(manager, Resource, { id });
      if (!current || hasChanged(current, before)) {
        throw new ConflictException({ message: resourceRefusals.changedMeanwhile });
      }
      const isReplaced = rows.length > 0 || fileUrl !== undefined;
      const source = isReplaced ? sourceOf(rows, fileUrl) : {};
      await manager.update(Resource, id, { ...fields, isPublic, ...thumbnail, ...source });
      return isReplaced
        ? this.uploads.deleteRows([current.fileKey, current.generatedThumbnailKey], manager)
        : [];
    };
    const keepsFile = !received && fileUrl === undefined && uploadsBefore.length > 0;
    const replaced =
      keepsFile && isPublic !== before.isPublic
        ? await this.uploads.rekey(uploadsBefore, isPublic, save)
        : await this.uploads.store(files, save);
    await this.uploads.removeFiles(replaced);
    const after = await this.one(id);
    if (before.isPublic || isPublic) {
      await this.pageCache.purge(pagesOfResource(before.category, after.category));
    }
    return after;
  }

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

  private async newAddress(before: Resource, fileUrl: string | null | undefined) {
    if (fileUrl === undefined) return undefined;
    if (fileUrl === null) {
      if (before.fileKey) return undefined;
      throw invalid(fileRequired, 'fileUrl');
    }
    const shown = await oneResource(this.dataSource, before.id, asStaff);
    if (fileUrl === shown?.fileUrl) return undefined;
    await checkFile(fileUrl, this.uploads);
    return fileUrl;
  }

  private async newThumbnail(before: Resource, thumbnailUrl: string | null | undefined) {
    if (thumbnailUrl === undefined || thumbnailUrl === before.thumbnailUrl) return {};
    return { thumbnailUrl, thumbnailKey: thumbnailUrl && (await pictureKey(thumbnailUrl, this.uploads)) };
  }
}

export function resourceNotFound(): NotFoundException {
  return new NotFoundException(messages.resources.gone);
}

function sourceOf(rows: readonly UploadRow[], address: string | null = null) {
  const fileKey = rows.find(({ kind }) => kind === 'file')?.key ?? null;
  const generatedThumbnailKey = rows.find(({ kind }) => kind === 'drawing')?.key ?? null;
  return { fileUrl: fileKey ? null : address, fileKey, generatedThumbnailKey };
}

function hasChanged(current: Resource, before: Resource): boolean {
  const compared = ['fileKey', 'fileUrl', 'isPublic', 'deletedAt'] as const;
  return compared.some((name) => current[name] !== before[name]);
}
