import {
  type Resource as ResourceAnswer,
  resourceCategoryLabel,
  resourceFilter,
  resourceSorts,
} from '@practice/contract/resources';
import { contains, equals, oneOf } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';
import { Resource } from './resource.entity.ts';

export const resourceList = new List({
  name: 'resources',
  entity: Resource,
  as: 'resource',
  columns: [
    'id',
    'title',
    'description',
    'category',
    'fileUrl',
    'fileKey',
    'fileType',
    'thumbnailUrl',
    'thumbnailKey',
    'generatedThumbnailKey',
    'dateAdded',
    'addedById',
    'isPublic',
    'downloads',
    'deletedAt',
  ],
  sorts: resourceSorts,
  sortBy: { title: 'lower(resource.title)' },
  filter: resourceFilter,
  filters: {
    q: contains(`resource.title || E'\\n' || resource.description`),
    id: oneOf('resource.id'),
    category: oneOf('resource.category'),
    fileType: equals('resource.fileType'),
    isPublic: equals('resource.isPublic'),
    deleted: equals('resource.deletedAt IS NOT NULL'),
  },
  visible: { toOthers: 'resource.isPublic AND resource.deletedAt IS NULL' },
});

export type ResourceRow = RowOf<typeof resourceList>;
export type ResourceView = Omit<ResourceAnswer, 'dateAdded' | 'deletedAt'> &
  Pick<ResourceRow, 'dateAdded' | 'deletedAt'>;

export function resourceCsv(publicOrigin: string): CsvColumns<ResourceView> {
  return {
    Title: (resource) => resource.title,
    Description: (resource) => resource.description,
    Category: (resource) => resourceCategoryLabel(resource.category),
    'File type': (resource) => resource.fileType,
    File: (resource) => resource.file?.name,
    Address: ({ fileUrl }) => (fileUrl.startsWith('/') ? `${publicOrigin}${fileUrl}` : fileUrl),
    'Visible to': (resource) => (resource.isPublic ? 'Everyone' : 'Admins'),
    Downloads: (resource) => resource.downloads,
    Added: (resource) => resource.dateAdded,
  };
}
