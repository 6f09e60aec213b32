import { sampleThumbnails } from '@practice/contract/sample-resources';
import type { Picture } from '@practice/contract/uploads';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../lists/list.ts';
import { fileName } from '../uploads/names.ts';
import { publicAddress, toPicture, type UploadsByKey, uploadsByKey } from '../uploads/pictures.ts';
import { type ResourceRow, type ResourceView, resourceList } from './resource-list.ts';

export async function oneResource(database: DataSource, id: number, viewer: Viewer) {
  const row = await resourceList.one(database, id, viewer);
  return row && (await resourceViews(database, [row], viewer))[0];
}

export async function resourceViews(database: DataSource, rows: readonly ResourceRow[], viewer: Viewer) {
  const keys = rows.flatMap((row) => [row.fileKey, row.thumbnailKey, row.generatedThumbnailKey]);
  const uploads = await uploadsByKey(database, keys);
  return rows.map((row) => toView(row, uploads, viewer));
}

function toView(row: ResourceRow, uploads: UploadsByKey, viewer: Viewer): ResourceView {
  const { fileKey, thumbnailKey: _, generatedThumbnailKey: __, addedById, ...shown } = row;
  const file = uploads.get(fileKey);
  const ownAddress = file && (row.isPublic ? publicAddress(fileName(file)) : `/api/resources/${row.id}/file`);
  return {
    ...shown,
    fileUrl: ownAddress ?? row.fileUrl ?? '',
    thumbnail: thumbnailOf(row, uploads),
    addedById: viewer.seesAll ? addedById : null,
    file: file ? { name: file.label, size: file.size, mime: file.mime, pages: file.pages } : null,
  };
}

function thumbnailOf(row: ResourceRow, uploads: UploadsByKey): Picture | null {
  const [given, drawn] = [uploads.get(row.thumbnailKey), uploads.get(row.generatedThumbnailKey)];
  if (given) return toPicture(given, publicAddress);
  if (row.thumbnailUrl) return sampleThumbnails.get(row.thumbnailUrl) ?? null;
  // A private file's thumbnail is private, too.
  const isOpen = row.isPublic && !row.deletedAt;
  const own = (name: string) => `/api/resources/${row.id}/thumbnail/${name}`;
  return drawn ? toPicture(drawn, isOpen ? publicAddress : own) : null;
}
