import {
  type Resource as ResourceView,
  resourceCategoryLabel,
  resourceFilter,
  resourceSorts,
} from '@practice/contract/resources';
import { contains, equals, oneOf } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { defineList, type RowOf } from '../lists/list.ts';
import { Resource } from './resource.entity.ts';

const columns = [
  'id',
  'title',
  'description',
  'category',
  'fileUrl',
  'fileKey',
  'fileType',
  'thumbnailUrl',
  'thumbnailKey',
  'drawnKey',
  'dateAdded',
  'addedById',
  'isPublic',
  'downloads',
  'deletedAt',
] as const;

export type ResourceRow = RowOf<Resource, (typeof columns)[number]>;

export const resourceList = defineList({
  name: 'resources',
  entity: Resource,
  as: 'resource',
  columns,
  sorts: resourceSorts,
  sortBy: { title: 'lower(resource.title)' },
  filter: resourceFilter,
  filters: {
    // The same expression as in the index `resources_words`.
    q: contains(`resource.title || E'\\n' || resource.description`),
    id: oneOf('resource.id'),
    category: oneOf('resource.category'),
    fileType: equals('resource.fileType'),
    isPublic: equals('resource.isPublic'),
    deleted: equals('resource.deletedAt IS NOT NULL'),
  },
  visible: (viewer) => (viewer?.isAdmin ? 'true' : 'resource.isPublic AND resource.deletedAt IS NULL'),
});

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
