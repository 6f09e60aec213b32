import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { messages } from '@practice/contract/messages';
import {
  fileRequired,
  type ResourceInput,
  type ResourceUpdate,
  type Resource as ResourceView,
  resourceRefusals,
} from '@practice/contract/resources';
import { DataSource, In, Repository } from 'typeorm';
import { invalid } from '../http/validation.ts';
import { asAdmin } from '../lists/list.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfResource } from '../page-cache/pages.ts';
import type { Received } from '../uploads/receive.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { type Candidate, Uploads } from '../uploads/uploads.ts';
import { OwnAddresses } from './own-addresses.ts';
import { Resource } from './resource.entity.ts';
import { ResourceViews } from './resource-views.ts';

type Source = Pick<Resource, 'fileUrl' | 'fileKey' | 'drawnKey'>;
type Rows = Candidate['row'][];

@Injectable()
export class Resources {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Resource) private readonly resources: Repository<Resource>,
    private readonly views: ResourceViews,
    private readonly uploads: Uploads,
    private readonly addresses: OwnAddresses,
    private readonly pageCache: PageCache,
  ) {}

  /** For admins, whatever its state. @throws NotFoundException */
  async one(id: number): Promise<ResourceView> {
    const resource = await this.views.one(id, asAdmin);
    if (!resource) throw gone();
    return resource;
  }

  /** @throws BadRequestException when there is neither a file nor an address, or the file is not one we take */
  async create(
    input: ResourceInput,
    received: Received | undefined,
    addedById: number,
  ): Promise<ResourceView> {
    const { title, description, category, fileType, fileUrl, thumbnailUrl, isPublic } = input;
    if (!received && !fileUrl) throw invalid([{ path: 'fileUrl', message: fileRequired }]);
    if (!received && fileUrl) await this.addresses.checkFile(fileUrl);
    const thumbnailKey = thumbnailUrl && (await this.addresses.pictureKey(thumbnailUrl));
    const insert = (source: Source, rows: Rows) =>
      this.dataSource.transaction(async (manager) => {
        if (rows.length > 0) await manager.insert(Upload, rows);
        const { identifiers } = await manager.insert(Resource, {
          title,
          description,
          category,
          fileType,
          thumbnailUrl,
          thumbnailKey,
          isPublic,
          addedById,
          ...source,
        });
        return Number(identifiers[0]?.id);
      });
    const id = received
      ? await this.withFile(received, isPublic, insert)
      : await insert({ fileUrl, fileKey: null, drawnKey: null }, []);
    if (isPublic) await this.pageCache.purge(pagesOfResource(category));
    return this.one(id);
  }

  /**
   * Changes what is named. A file that is replaced is removed, and one that becomes private, or public again, moves to an
   * address that nobody knew before.
   * @throws NotFoundException, or ConflictException when it is in the trash or was changed at the same moment
   */
  async update(id: number, change: ResourceUpdate, received: Received | undefined): Promise<ResourceView> {
    const before = await this.resources.findOneBy({ id });
    if (!before) throw gone();
    if (before.deletedAt) throw new ConflictException({ message: resourceRefusals.inTrash });
    const isPublic = change.isPublic ?? before.isPublic;
    const fileUrl = received ? undefined : await this.newAddress(before, change.fileUrl);
    const thumbnail = await this.newThumbnail(before, change.thumbnailUrl);
    const uploadsBefore = await this.uploads.byKeys([before.fileKey, before.drawnKey]);
    let replaced: Upload[] = [];

    const save = (source: Source | undefined, rows: Rows) =>
      this.dataSource.transaction(async (manager) => {
        const current = await manager.findOne(Resource, {
          where: { id },
          lock: { mode: 'pessimistic_write' },
        });
        if (!current || isOther(current, before)) {
          throw new ConflictException({ message: resourceRefusals.changedMeanwhile });
        }
        if (rows.length > 0) await manager.insert(Upload, rows);
        await manager.update(Resource, id, {
          title: change.title ?? current.title,
          description: change.description ?? current.description,
          category: change.category ?? current.category,
          fileType: change.fileType ?? current.fileType,
          isPublic,
          ...thumbnail,
          ...source,
        });
        if (!source) return;
        // Its thumbnail may have been drawn only just now.
        replaced = await this.uploads.byKeys([current.fileKey, current.drawnKey], manager);
        await manager.delete(Upload, { key: In(replaced.map(({ key }) => key)) });
      });

    const moves = uploadsBefore.length > 0 && isPublic !== before.isPublic;
    if (received) await this.withFile(received, isPublic, save);
    else if (fileUrl !== undefined) await save({ fileUrl, fileKey: null, drawnKey: null }, []);
    else if (moves) {
      await this.uploads.rekey(uploadsBefore, isPublic, (rows) => save(sourceOf(rows), rows));
    } else await save(undefined, []);

    await this.uploads.removeFiles(replaced);
    const after = await this.one(id);
    if (before.isPublic || isPublic) {
      await this.pageCache.purge(pagesOfResource(before.category, after.category));
    }
    return after;
  }

  private async withFile<Result>(
    received: Received,
    isPublic: boolean,
    record: (source: Source, rows: Rows) => Promise<Result>,
  ): Promise<Result> {
    const { file, drawn } = await this.uploads.file(received, isPublic);
    return this.uploads.keep(drawn ? [file, drawn] : [file], (rows) => record(sourceOf(rows), rows));
  }

  /** Undefined: it stays where it is. A form sends back the address that it was shown. */
  private async newAddress(
    before: Resource,
    fileUrl: string | null | undefined,
  ): Promise<string | undefined> {
    if (fileUrl === undefined) return undefined;
    if (fileUrl === null) {
      if (before.fileKey) return undefined;
      throw invalid([{ path: 'fileUrl', message: fileRequired }]);
    }
    const shown = await this.views.one(before.id, asAdmin);
    if (fileUrl === shown?.fileUrl) return undefined;
    await this.addresses.checkFile(fileUrl);
    return fileUrl;
  }

  private async newThumbnail(
    before: Resource,
    thumbnailUrl: string | null | undefined,
  ): Promise<Partial<Pick<Resource, 'thumbnailUrl' | 'thumbnailKey'>>> {
    if (thumbnailUrl === undefined || thumbnailUrl === before.thumbnailUrl) return {};
    return { thumbnailUrl, thumbnailKey: thumbnailUrl && (await this.addresses.pictureKey(thumbnailUrl)) };
  }
}

export function gone(): NotFoundException {
  return new NotFoundException(messages.resources.gone);
}

/** An upload of its own, and what was drawn from it. */
function sourceOf(rows: Rows): Source {
  const fileKey = rows.find(({ kind }) => kind === 'file')?.key;
  if (!fileKey) throw new Error('A resource has no file among its uploads.');
  return { fileUrl: null, fileKey, drawnKey: rows.find(({ kind }) => kind === 'drawing')?.key ?? null };
}

/** Whether somebody has meanwhile changed what a change of files began from. */
function isOther(current: Resource, before: Resource): boolean {
  return (
    current.fileKey !== before.fileKey ||
    current.fileUrl !== before.fileUrl ||
    current.isPublic !== before.isPublic ||
    current.deletedAt !== null
  );
}
