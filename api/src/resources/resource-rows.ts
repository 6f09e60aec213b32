import type { Resource as ResourceView } from '@practice/contract/resources';
import type { Picture } from '@practice/contract/uploads';
import { nameOf } from '../uploads/names.ts';
import { type PictureRow, pictureOf, publicAddress } from '../uploads/pictures.ts';
import type { Upload } from '../uploads/upload.entity.ts';
import type { Resource } from './resource.entity.ts';

/** Whose eyes an answer is for. */
export type Viewer = 'everybody' | 'admins';

type File = Pick<Upload, 'key' | 'extension' | 'label' | 'size' | 'mime'>;

/** A resource with what is known of its uploads. */
export type ResourceRow = Omit<Resource, 'fileKey' | 'thumbnailKey' | 'drawnKey'> & {
  file: File | null;
  thumbnail: PictureRow | null;
  drawn: PictureRow | null;
};

const picture = (table: string) => `
  CASE WHEN ${table}.key IS NOT NULL THEN json_build_object(
    'key', ${table}.key, 'extension', ${table}.extension, 'width', ${table}.width, 'height', ${table}.height,
    'widths', ${table}.widths, 'isAnimated', ${table}.is_animated
  ) END`;

/** The columns of a `ResourceRow`, from `resourceTables`. */
export const resourceColumns = `
  resource.id, resource.title, resource.description, resource.category, resource.file_url AS "fileUrl",
  resource.file_type AS "fileType", resource.thumbnail_url AS "thumbnailUrl", resource.date_added AS "dateAdded",
  resource.added_by_id AS "addedById", resource.is_public AS "isPublic", resource.downloads,
  resource.deleted_at AS "deletedAt",
  CASE WHEN file.key IS NOT NULL THEN json_build_object(
    'key', file.key, 'extension', file.extension, 'label', file.label, 'size', file.size, 'mime', file.mime
  ) END AS file, ${picture('thumbnail')} AS thumbnail, ${picture('drawn')} AS drawn`;

export const resourceTables = `
  resources AS resource
  LEFT JOIN uploads AS file ON file.key = resource.file_key
  LEFT JOIN uploads AS thumbnail ON thumbnail.key = resource.thumbnail_key
  LEFT JOIN uploads AS drawn ON drawn.key = resource.drawn_key`;

export function resourceView(row: ResourceRow, viewer: Viewer): ResourceView {
  const { id, title, description, category, fileType, thumbnailUrl, isPublic, downloads, file } = row;
  return {
    id,
    title,
    description,
    category,
    fileUrl: fileAddress(row),
    fileType,
    thumbnailUrl,
    thumbnail: thumbnailOf(row),
    dateAdded: row.dateAdded.toISOString(),
    addedById: viewer === 'admins' ? row.addedById : null,
    isPublic,
    downloads,
    file: file && { name: file.label, size: file.size, mime: file.mime },
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

export function fileAddress({ id, file, fileUrl, isPublic }: ResourceRow): string {
  if (!file) return fileUrl ?? '';
  return isPublic ? publicAddress(nameOf(file)) : `/api/resources/${id}/file`;
}

function thumbnailOf({
  id,
  thumbnailUrl,
  thumbnail,
  drawn,
  isPublic,
  deletedAt,
}: ResourceRow): Picture | null {
  if (thumbnailUrl) return thumbnail && pictureOf(thumbnail, publicAddress);
  // What is drawn from a private file is as private as the file.
  const isOpen = isPublic && !deletedAt;
  const own = (name: string) => `/api/resources/${id}/thumbnail/${name}`;
  return drawn && pictureOf(drawn, isOpen ? publicAddress : own);
}
