import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type UploadMime, uploadRefusals, uploadTypes } from '@practice/contract/uploads';
import { type EntityManager, In, Repository } from 'typeorm';
import { Encoder } from './encoder.ts';
import type { EncodedPicture } from './encoder-process.ts';
import { allFileNames, fileName, newKey, type Stored } from './names.ts';
import { type ReceivedFile, uploadError } from './received-file.pipe.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { validateFile } from './validate.ts';

export type UploadRow = Omit<Upload, 'createdAt'>;

interface NewUpload {
  row: UploadRow;
  files: readonly { name: string; path: string; mime: string }[];
}

type Save<Result> = (rows: readonly UploadRow[], within: EntityManager) => Promise<Result>;

/** 720 is for a full-width picture on Lighthouse's phone: 412 CSS pixels at a density of 1.75. */
const pageWidths = [480, 720, 960, 1600];
const thumbnailWidths = [480, 960];

/** Files are written before their rows and removed after them, so that no row lacks its file. */
@Injectable()
export class Uploads {
  private readonly logger = new Logger(Uploads.name);

  constructor(
    private readonly storage: Storage,
    private readonly encoder: Encoder,
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
  ) {}

  /**
   * @returns the file, if any, and a thumbnail
   * @throws HttpException if its type is not accepted or doesn't match its name
   */
  async prepareFile(received: ReceivedFile | undefined, isPublic: boolean, { withThumbnail = true } = {}) {
    if (!received) return [];
    const mime = await validateFile(received);
    const { key, label, folder, path } = received;
    const extension = extensionOf(mime);
    const name = fileName({ key, extension });
    const file = { ...plainFile, key, extension, mime, label, isPublic };
    const job = { path, folder, key: newKey(), widths: thumbnailWidths };
    if (mime.startsWith('image/')) {
      const target = join(folder, name);
      const size = await this.encoder.file({ path, target, mime });
      const thumbnail = pictureUpload('drawing', await this.encoder.picture(job), label, isPublic);
      return [{ row: { ...file, size }, files: [{ name, path: target, mime }] }, thumbnail];
    }
    const hasPages = withThumbnail && mime === 'application/pdf';
    const document = hasPages ? await this.encoder.document(job) : undefined;
    const row = { ...file, size: received.size, pages: document?.pages ?? null };
    const upload = { row, files: [{ name, path, mime }] };
    return document ? [upload, pictureUpload('drawing', document.picture, label, isPublic)] : [upload];
  }

  /** Stores an image in several sizes. @throws HttpException as `prepareFile` */
  async storePicture(received: ReceivedFile): Promise<Pick<EncodedPicture, 'focus'> & { row: UploadRow }> {
    const mime = await validateFile(received);
    if (!mime.startsWith('image/')) throw uploadError(uploadRefusals.notAnImage);
    const { path, folder, key, label } = received;
    const encoded = await this.encoder.picture({ path, folder, key, widths: pageWidths });
    const picture = pictureUpload('picture', encoded, label, true);
    await this.store([picture], async () => {});
    return { row: picture.row, focus: encoded.focus };
  }

  /** Stores files, then their rows and what `save` writes in one transaction. Removes the files on error. */
  async store<Result>(uploads: readonly NewUpload[], save: Save<Result>) {
    const files = uploads.flatMap((upload) => upload.files);
    const rows = uploads.map(({ row }) => row);
    try {
      for (const { name, path, mime } of files) await this.storage.put(name, path, mime);
      return await this.saveRows(rows, save);
    } catch (error) {
      await this.removeNames(files.map(({ name }) => name));
      throw error;
    }
  }

  /** Copies the files to new keys, so that old addresses stop working. The caller removes the old files. */
  async rekey<Result>(uploads: readonly Upload[], isPublic: boolean, save: Save<Result>) {
    const copies = uploads.map(({ createdAt: _, ...from }) => ({
      from,
      row: { ...from, key: newKey(), isPublic },
    }));
    const rows = copies.map(({ row }) => row);
    try {
      for (const { from, row } of copies)
        for (const name of allFileNames(from)) await this.storage.copy(name, name.replace(from.key, row.key));
      return await this.saveRows(rows, save);
    } catch (error) {
      await this.removeFiles(rows);
      throw error;
    }
  }

  async one(key: string | null | undefined): Promise<Upload | null> {
    return key ? this.uploads.findOneBy({ key }) : null;
  }

  byKeys(keys: readonly (string | null)[], manager: EntityManager = this.uploads.manager): Promise<Upload[]> {
    return manager.findBy(Upload, { key: In(keys.filter((key) => key !== null)) });
  }

  async deleteRows(keys: readonly (string | null)[], within: EntityManager): Promise<Upload[]> {
    const rows = await this.byKeys(keys, within);
    await within.delete(Upload, { key: In(rows.map(({ key }) => key)) });
    return rows;
  }

  /** Never throws: `UploadCleanup` later removes what can't be removed now. */
  async removeFiles(uploads: readonly Stored[]): Promise<void> {
    await this.removeNames(uploads.flatMap(allFileNames));
  }

  async removeNames(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.storage.remove(name).catch((error: unknown) => {
        this.logger.warn(`${name} could not be removed and is left to the cleanup: ${String(error)}`);
      });
    }
  }

  private saveRows<Result>(rows: UploadRow[], save: Save<Result>): Promise<Result> {
    return this.uploads.manager.transaction(async (manager) => {
      if (rows.length > 0) await manager.insert(Upload, rows);
      return save(rows, manager);
    });
  }
}

function pictureUpload(
  kind: 'picture' | 'drawing',
  { files, focus: _, ...picture }: EncodedPicture,
  label: string,
  isPublic: boolean,
): NewUpload {
  return {
    row: { ...picture, kind, extension: 'webp', mime: 'image/webp', label, isPublic, pages: null },
    files,
  };
}

const plainFile = {
  kind: 'file' as const,
  width: null,
  height: null,
  widths: [],
  isAnimated: false,
  pages: null,
};

function extensionOf(mime: UploadMime) {
  const type = uploadTypes.find((each) => each.mime === mime);
  if (!type) throw new Error(`${mime} has no extension.`);
  return type.extension;
}
