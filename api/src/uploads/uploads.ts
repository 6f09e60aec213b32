import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type UploadExtension,
  type UploadMime,
  uploadRefusals,
  uploadTypes,
} from '@practice/contract/uploads';
import { type EntityManager, In, Repository } from 'typeorm';
import { Encoder } from './encoder.ts';
import type { EncodedPicture } from './encoder-process.ts';
import { allNamesOf, nameOf, newKey, type Stored } from './names.ts';
import type { Received } from './receive.ts';
import { refused } from './refusal.ts';
import { Spool } from './spool.ts';
import { Storage } from './storage.ts';
import { Upload } from './upload.entity.ts';
import { validateFile } from './validate.ts';

/** An upload that is not stored yet: its row, and its files on our disk. */
export interface Candidate {
  row: Omit<Upload, 'createdAt'>;
  files: readonly { name: string; path: string; mime: string }[];
}

/** 720 is what most phones draw a picture across the page with: 390 to 412 of CSS at a density of 1.75. */
const pageWidths = [480, 720, 960, 1600];
const cardWidths = [480, 960];

/**
 * Files and pictures in the store, each with its row. A file is written before its row and removed after it, so that no row
 * is ever without its file; files that a crash leaves without a row are removed by `sweep.ts`.
 */
@Injectable()
export class Uploads {
  private readonly logger = new Logger(Uploads.name);

  constructor(
    private readonly storage: Storage,
    private readonly encoder: Encoder,
    private readonly spool: Spool,
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
  ) {}

  /**
   * A file, and the thumbnail drawn from it where it is an image or a PDF and one is wanted.
   * @throws HttpException for what is not one of our types, or not what its name says
   */
  async file(
    received: Received,
    isPublic: boolean,
    { isDrawn = true } = {},
  ): Promise<{ file: Candidate; drawn: Candidate | undefined }> {
    const mime = await validateFile(received);
    const { key, label } = received;
    const extension = extensionOf(mime);
    const row = { ...plainFile, key, extension, mime, label, isPublic };
    const name = nameOf(row);
    if (!mime.startsWith('image/')) {
      const { pages, drawn } =
        isDrawn && mime === 'application/pdf' ? await this.drawPage(received, isPublic) : notDrawn;
      const files = [{ name, path: received.path, mime }];
      return { file: { row: { ...row, size: received.size, pages }, files }, drawn };
    }
    const path = join(received.folder, name);
    const { size } = await this.encoder.file({ path: received.path, target: path, mime });
    const drawn = await this.draw(received, newKey(), cardWidths, isPublic);
    return { file: { row: { ...row, size }, files: [{ name, path, mime }] }, drawn };
  }

  /** Keeps a picture for a post or a thumbnail, in its sizes. */
  async keepPicture(received: Received): Promise<Pick<EncodedPicture, 'focus'> & { row: Candidate['row'] }> {
    const mime = await validateFile(received);
    if (!mime.startsWith('image/')) throw refused(uploadRefusals.notAnImage);
    const encoded = await this.encoder.picture(drawingJob(received, received.key, pageWidths));
    const picture = candidateOf(encoded, 'picture', received.key, received, true);
    await this.keep([picture], (rows) => this.uploads.insert(rows));
    return { row: picture.row, focus: encoded.focus };
  }

  /** Stores the files, then calls `record` to save their rows; if either fails, the files are removed again. */
  async keep<Result>(
    candidates: readonly Candidate[],
    record: (rows: Candidate['row'][]) => Promise<Result>,
  ): Promise<Result> {
    const names: string[] = [];
    try {
      for (const { name, path, mime } of candidates.flatMap(({ files }) => files)) {
        names.push(name);
        await this.storage.put(name, path, mime);
      }
      return await record(candidates.map(({ row }) => row));
    } catch (error) {
      await this.removeNames(names);
      throw error;
    }
  }

  /** Copies the files under new keys, so that old addresses stop working; the old files stay until they are removed. */
  async rekey<Result>(
    uploads: readonly Upload[],
    isPublic: boolean,
    record: (rows: Candidate['row'][]) => Promise<Result>,
  ): Promise<Result> {
    const { folder, close } = await this.spool.open();
    const names: string[] = [];
    try {
      const rows: Candidate['row'][] = [];
      for (const upload of uploads) {
        const { createdAt: _, ...row } = { ...upload, key: newKey(), isPublic };
        // So that the sweep finds the copies after a crash.
        await writeFile(join(folder, `${row.key}.copied`), '');
        for (const name of allNamesOf(upload)) {
          const copy = name.replace(upload.key, row.key);
          names.push(copy);
          await this.storage.copy(name, copy);
        }
        rows.push(row);
      }
      return await record(rows);
    } catch (error) {
      await this.removeNames(names);
      throw error;
    } finally {
      await close();
    }
  }

  async one(key: string): Promise<Upload | undefined> {
    return (await this.uploads.findOneBy({ key })) ?? undefined;
  }

  byKeys(keys: readonly (string | null)[], manager: EntityManager = this.uploads.manager): Promise<Upload[]> {
    return manager.findBy(Upload, { key: In(keys.filter((key) => key !== null)) });
  }

  /** Removes the files of deleted rows. Never throws: what cannot be removed now is left to the sweep. */
  async removeFiles(uploads: readonly Stored[]): Promise<void> {
    await this.removeNames(uploads.flatMap(allNamesOf));
  }

  async removeNames(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.storage.remove(name).catch((error: unknown) => {
        this.logger.warn(`${name} could not be removed and is left to the sweep: ${String(error)}`);
      });
    }
  }

  private async draw(
    received: Received,
    key: string,
    widths: readonly number[],
    isPublic: boolean,
  ): Promise<Candidate> {
    const picture = await this.encoder.picture(drawingJob(received, key, widths));
    return candidateOf(picture, 'drawing', key, received, isPublic);
  }

  /** Of a PDF that cannot be read there is nothing to show; it is kept as it is. */
  private async drawPage(received: Received, isPublic: boolean): Promise<DrawnPage> {
    const key = newKey();
    const document = await this.encoder.document(drawingJob(received, key, cardWidths));
    if (!document) return notDrawn;
    const { pages, picture } = document;
    return { pages, drawn: candidateOf(picture, 'drawing', key, received, isPublic) };
  }
}

interface DrawnPage {
  pages: number | null;
  drawn: Candidate | undefined;
}

const notDrawn: DrawnPage = { pages: null, drawn: undefined };

const drawingJob = ({ path, folder }: Received, key: string, widths: readonly number[]) => ({
  path,
  folder,
  key,
  widths,
});

function candidateOf(
  { files, focus: _, ...facts }: EncodedPicture,
  kind: 'picture' | 'drawing',
  key: string,
  { label }: Received,
  isPublic: boolean,
): Candidate {
  const row = { key, kind, extension: 'webp', mime: 'image/webp', label, isPublic, pages: null } as const;
  return { row: { ...row, ...facts }, files };
}

const plainFile = {
  kind: 'file' as const,
  width: null,
  height: null,
  widths: [],
  isAnimated: false,
  pages: null,
};

/** The one extension that files of this type are kept under. */
function extensionOf(mime: UploadMime): UploadExtension {
  const type = uploadTypes.find((each) => each.mime === mime);
  if (!type) throw new Error(`${mime} has no extension.`);
  return type.extension;
}
