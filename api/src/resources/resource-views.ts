import { Injectable } from '@nestjs/common';
import type { Resource as ResourceView } from '@practice/contract/resources';
import { sampleThumbnails } from '@practice/contract/sample-resources';
import type { Picture } from '@practice/contract/uploads';
import { DataSource } from 'typeorm';
import { prepared } from '../database/queries.ts';
import type { Viewer } from '../lists/list.ts';
import { fileName } from '../uploads/names.ts';
import { type PictureRow, publicAddress, toPicture } from '../uploads/pictures.ts';
import type { Upload } from '../uploads/upload.entity.ts';
import { type ResourceRow, resourceList } from './resource-list.ts';

type UploadRow = PictureRow & Pick<Upload, 'label' | 'size' | 'mime' | 'pages'>;
type Uploads = ReadonlyMap<string | null, UploadRow>;

/** Resources as the API answers them, with their files and thumbnails. */
@Injectable()
export class ResourceViews {
  constructor(private readonly database: DataSource) {}

  async one(id: number, viewer: Viewer): Promise<ResourceView | undefined> {
    const row = await resourceList.one(this.database, id, viewer);
    return row && (await this.of([row], viewer))[0];
  }

  async of(rows: readonly ResourceRow[], viewer: Viewer): Promise<ResourceView[]> {
    const uploads = await this.uploadsOf(rows);
    return rows.map((row) => toView(row, uploads, viewer));
  }

  private async uploadsOf(rows: readonly ResourceRow[]): Promise<Uploads> {
    const keys = rows
      .flatMap((row) => [row.fileKey, row.thumbnailKey, row.drawnKey])
      .filter((key) => key !== null);
    if (keys.length === 0) return new Map();
    const uploads = await prepared<UploadRow>(
      this.database,
      'uploads-by-key',
      `SELECT key, extension, label, size, mime, width, height, widths, is_animated AS "isAnimated", pages
       FROM uploads WHERE key = ANY($1)`,
      [keys],
    );
    return new Map(uploads.map((upload) => [upload.key, upload]));
  }
}

function toView(row: ResourceRow, uploads: Uploads, viewer: Viewer): ResourceView {
  const { fileKey, thumbnailKey: _, drawnKey: __, addedById, ...shown } = row;
  const file = uploads.get(fileKey);
  return {
    ...shown,
    fileUrl: fileAddress(row, file),
    thumbnail: thumbnailOf(row, uploads),
    addedById: viewer?.isAdmin ? addedById : null,
    file: file ? { name: file.label, size: file.size, mime: file.mime, pages: file.pages } : null,
  };
}

function fileAddress({ id, fileUrl, isPublic }: ResourceRow, file: UploadRow | undefined): string {
  if (!file) return fileUrl ?? '';
  return isPublic ? publicAddress(fileName(file)) : `/api/resources/${id}/file`;
}

function thumbnailOf(row: ResourceRow, uploads: Uploads): Picture | null {
  const [given, drawn] = [uploads.get(row.thumbnailKey), uploads.get(row.drawnKey)];
  if (given) return toPicture(given, publicAddress);
  if (row.thumbnailUrl) return sampleThumbnails.get(row.thumbnailUrl) ?? null;
  // The thumbnail made from a private file is as private as the file.
  const isOpen = row.isPublic && !row.deletedAt;
  const own = (name: string) => `/api/resources/${row.id}/thumbnail/${name}`;
  return drawn ? toPicture(drawn, isOpen ? publicAddress : own) : null;
}
