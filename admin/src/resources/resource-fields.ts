import { type Checked, check } from '@practice/contract/check';
import {
  type FileType,
  fileRequired,
  fileTypeOf,
  type Resource,
  type ResourceInput,
  resourceInput,
} from '@practice/contract/resources';
import { limits } from '@practice/contract/text';
import { mimeOf } from '@practice/contract/uploads';

export const emptyResource = {
  title: '',
  description: '',
  category: '',
  fileType: '',
  fileUrl: '',
  thumbnailUrl: '',
  isPublic: true,
};

export type ResourceFields = typeof emptyResource;

export const resourceLabels: Readonly<Record<keyof ResourceFields, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  fileUrl: 'File URL',
  fileType: 'File type',
  thumbnailUrl: 'Thumbnail URL',
  isPublic: 'Public',
};

export function fieldsOf(resource: Resource): ResourceFields {
  return {
    title: resource.title,
    description: resource.description,
    category: resource.category,
    fileType: resource.fileType,
    fileUrl: resource.file ? '' : resource.fileUrl,
    thumbnailUrl: resource.thumbnailUrl ?? '',
    isPublic: resource.isPublic,
  };
}

/**
 * Checks the fields by the contract's rules.
 * @param hasFile whether a file is chosen, or was uploaded before
 */
export function checkResource(fields: ResourceFields, hasFile: boolean): Checked<ResourceInput> {
  const checked = check(resourceInput, fields);
  if (hasFile || fields.fileUrl.trim() !== '') return checked;
  return { errors: [...(checked.errors ?? []), { path: 'fileUrl', message: fileRequired }] };
}

export function guessedFileType(file: { name: string; type: string }): FileType {
  return fileTypeOf(file.type || mimeOf(file.name) || '');
}

export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return [...(words.charAt(0).toUpperCase() + words.slice(1))].slice(0, limits.title).join('');
}

/**
 * The title after a file was chosen. A typed title stays; a suggested one is replaced.
 * @param before the name of the file that was chosen before
 */
export function followFile(title: string, before: string | undefined, chosen: string): string {
  const isSuggested = title.trim() === '' || (before !== undefined && title === titleFrom(before));
  return isSuggested ? titleFrom(chosen) : title;
}
