import * as v from 'valibot';
import { fileSize } from './format.ts';
import { idNumber } from './lists.ts';
import { limits, requiredText, singleLine } from './text.ts';
import type { Picture } from './uploads.ts';
import { optionalWebAddress } from './web-address.ts';

export const resourceCategories = [
  { value: 'guide', label: 'Guide', plural: 'Guides' },
  { value: 'article', label: 'Article', plural: 'Articles' },
  { value: 'video', label: 'Video', plural: 'Videos' },
  { value: 'template', label: 'Template', plural: 'Templates' },
] as const;

export type ResourceCategory = (typeof resourceCategories)[number]['value'];

const categoryValues = resourceCategories.map(({ value }) => value);
const categoryMessage = 'Please select a category';
const category = v.picklist(categoryValues, categoryMessage);

/** The words a person reads for a stored category. */
export function resourceCategoryLabel(value: ResourceCategory): string {
  return resourceCategories.find((category) => category.value === value)?.label ?? value;
}

export const fileTypes = ['pdf', 'video', 'image', 'doc', 'ppt', 'xls', 'other'] as const;
export type FileType = (typeof fileTypes)[number];

/** The file type that a MIME type gives. */
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
  title: singleLine(3, 'Title must be at least 3 characters', limits.title),
  description: requiredText(10, 'Description must be at least 10 characters', limits.description),
  category: v.optional(category, '' as ResourceCategory),
  /** One of `fileTypes` as a rule; the form guesses it from the file. */
  fileType: singleLine(1, 'File type is required', limits.name),
  fileUrl: optionalWebAddress('Must be a valid URL'),
  thumbnailUrl: optionalWebAddress('Must be a valid URL'),
  isPublic: v.optional(v.boolean(), true),
};

/**
 * The form, and the JSON of POST /api/resources: the part `data`, beside the part `file` if there is one, or the body itself.
 * A file or a fileUrl is required; where both come, the file counts.
 */
export const resourceInput = v.object(entries);
export type ResourceInput = v.InferOutput<typeof resourceInput>;

/** What may be left out of POST /api/resources. */
export type NewResource = v.InferInput<typeof resourceInput>;

export const fileRequired = 'Please either upload a file or provide a file URL';

/** Why a resource is not kept as it was sent, beyond what its fields say themselves. */
export const resourceRefusals = {
  noFileThere: 'There is no file of ours at this address.',
  noPictureThere: 'There is no picture of ours at this address.',
  inTrash: 'This resource is in the trash. Please bring it back first.',
  sampleThere: 'This sample is in your library already. Delete that one first if you want this one back.',
  changedMeanwhile: 'This resource was changed after you opened it. Please load it again.',
} as const;

/**
 * PUT /api/resources/{id}: any of the fields; what is left out stays as it is. A resource with a file of its own keeps it
 * until another file or another address comes.
 */
export const resourceUpdate = v.object({
  title: v.exactOptional(entries.title),
  description: v.exactOptional(entries.description),
  category: v.exactOptional(category),
  fileType: v.exactOptional(entries.fileType),
  fileUrl: v.exactOptional(entries.fileUrl),
  thumbnailUrl: v.exactOptional(entries.thumbnailUrl),
  isPublic: v.exactOptional(entries.isPublic.wrapped),
});
export type ResourceUpdate = v.InferOutput<typeof resourceUpdate>;

export interface Resource {
  id: number;
  title: string;
  description: string;
  category: ResourceCategory;
  /** A public upload under /uploads, a private one under /api (admins only), a sample’s file, or an address elsewhere. */
  fileUrl: string;
  fileType: string;
  /** As an admin gave it. */
  thumbnailUrl: string | null;
  /** That thumbnail in its sizes where it is a picture of ours; where none was given, one drawn from an image or a PDF. */
  thumbnail: Picture | null;
  dateAdded: string;
  /** Admins only. */
  addedById: number | null;
  isPublic: boolean;
  /** Downloads of the file: each visitor once an hour. */
  downloads: number;
  /** Bytes and sender's name of an uploaded file, and the pages of a PDF; null for an address elsewhere. */
  file: { name: string; size: number; mime: string; pages: number | null } | null;
  /** Set while the resource is in the trash; admins only. */
  deletedAt: string | null;
}

/** What a card says of a resource's file: PDF · 4 pages · 1.2 MB. */
export function fileFacts({ fileType, file }: Pick<Resource, 'fileType'> & Partial<Resource>): string {
  const pages = file?.pages && `${file.pages} ${file.pages === 1 ? 'page' : 'pages'}`;
  return [fileType.toUpperCase(), pages, file && fileSize(file.size)].filter(Boolean).join(' · ');
}

/** What the list can be sorted by. */
export const resourceSorts = [
  'dateAdded',
  'id',
  'title',
  'category',
  'fileType',
  'isPublic',
  'downloads',
] as const;

/** What the list can be filtered by; `q` is a part of title and description. */
export const resourceFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  id: v.optional(v.union([idNumber, v.array(idNumber)])),
  category: v.optional(v.union([category, v.array(category)])),
  fileType: v.optional(v.pipe(v.string(), v.maxLength(limits.name))),
  /** Admins only; visitors see what is public. */
  isPublic: v.optional(v.boolean()),
  /** Admins only: what is in the trash, instead of what is not. */
  deleted: v.optional(v.boolean(), false),
});

/** The tabs of /resources. Blog shows posts alone, All shows both, every other one the resources of its category. */
export const resourceTabs = [
  { value: 'all', label: 'All Resources' },
  { value: 'blog', label: 'Articles & Blog' },
  { value: 'guide', label: 'Guides' },
  { value: 'video', label: 'Videos' },
  { value: 'template', label: 'Templates' },
] as const;

export type ResourceTab = (typeof resourceTabs)[number]['value'];

/** Placeholders while a list of resources is being loaded. */
export const resourceSkeletons = 6;
