import * as v from 'valibot';
import { fileSize, pluralize } from './format.ts';
import { changesOf, oneOrMore, searchFilter } from './lists.ts';
import { labelOf, valuesOf } from './options.ts';
import { requiredText, singleLine, textLimits } from './text.ts';
import type { Picture } from './uploads.ts';
import { optionalWebAddress } from './web-address.ts';

export const resourceCategories = [
  { value: 'guide', label: 'Guide', plural: 'Guides' },
  { value: 'article', label: 'Article', plural: 'Articles' },
  { value: 'video', label: 'Video', plural: 'Videos' },
  { value: 'template', label: 'Template', plural: 'Templates' },
] as const;

export type ResourceCategory = (typeof resourceCategories)[number]['value'];

const category = v.picklist(valuesOf(resourceCategories), 'Please select a category');

export const resourceCategoryLabel = (value: ResourceCategory) => labelOf(resourceCategories, value);

export const fileTypes = ['pdf', 'video', 'image', 'doc', 'ppt', 'xls', 'other'] as const;
export type FileType = (typeof fileTypes)[number];

export function fileTypeOf(mime: string): FileType {
  if (/pdf/.test(mime)) return 'pdf';
  if (/^image\//.test(mime)) return 'image';
  if (/^video\//.test(mime)) return 'video';
  if (/spreadsheet|excel/.test(mime)) return 'xls';
  if (/presentation|powerpoint/.test(mime)) return 'ppt';
  if (/word/.test(mime)) return 'doc';
  return 'other';
}

const entries = {
  title: singleLine(3, 'Title must be at least 3 characters', textLimits.title),
  description: requiredText(10, 'Description must be at least 10 characters', textLimits.description),
  category: v.optional(category, '' as ResourceCategory),
  fileType: singleLine(1, 'File type is required', textLimits.name),
  fileUrl: optionalWebAddress('Must be a valid URL'),
  thumbnailUrl: optionalWebAddress('Must be a valid URL'),
  isPublic: v.optional(v.boolean(), true),
};

/** A file or `fileUrl` is required; the file wins. */
export const resourceInput = v.object(entries);
export type ResourceInput = v.InferOutput<typeof resourceInput>;
export type NewResource = v.InferInput<typeof resourceInput>;

export const fileRequired = 'Please either upload a file or provide a file URL';

export const resourceRefusals = {
  noFileThere: 'We don’t have a file at this address.',
  noPictureThere: 'We don’t have a picture at this address.',
  inTrash: 'This resource is in the trash. Please restore it first.',
  sampleThere: 'This sample is in your library already. If you want this one back, delete that one first.',
  changedMeanwhile: 'This resource was changed after you opened it. Please reload it.',
} as const;

export const resourceUpdate = v.object(
  changesOf({ ...entries, category, isPublic: entries.isPublic.wrapped }),
);
export type ResourceUpdate = v.InferOutput<typeof resourceUpdate>;

export interface Resource extends ResourceInput {
  id: number;
  fileUrl: string;
  thumbnail: Picture | null;
  dateAdded: string;
  addedById: number | null;
  downloads: number;
  file: { name: string; size: number; mime: string; pages: number | null } | null;
  deletedAt: string | null;
}

export function fileDetails({ fileType, file }: Pick<Resource, 'fileType'> & Partial<Resource>): string {
  const pages = file?.pages && pluralize(file.pages, 'page');
  return [fileType.toUpperCase(), pages, file && fileSize(file.size)].filter(Boolean).join(' · ');
}

export const resourceSorts = [
  'dateAdded',
  'id',
  'title',
  'category',
  'fileType',
  'isPublic',
  'downloads',
] as const;

export const resourceFilter = v.strictObject({
  ...searchFilter,
  category: oneOrMore(category),
  fileType: v.optional(v.pipe(v.string(), v.maxLength(textLimits.name))),
  isPublic: v.optional(v.boolean()),
  deleted: v.optional(v.boolean(), false),
});

export const resourceTabs = [
  { value: 'all', label: 'All Resources' },
  { value: 'blog', label: 'Articles & Blog' },
  { value: 'guide', label: 'Guides' },
  { value: 'video', label: 'Videos' },
  { value: 'template', label: 'Templates' },
] as const;

export type ResourceTab = (typeof resourceTabs)[number]['value'];

export const resourceSkeletons = 6;
