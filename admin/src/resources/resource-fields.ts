import { type Checked, check } from '@practice/contract/check';
import {
  type FileType,
  fileRequired,
  fileTypeOf,
  type NewResource,
  type Resource,
  type ResourceInput,
  resourceInput,
} from '@practice/contract/resources';
import { mimeOf } from '@practice/contract/uploads';

/** The form's fields, as they are typed. The chosen file lives beside them. */
export interface ResourceFields {
  title: string;
  description: string;
  category: string;
  fileType: string;
  /** Of a file that lies elsewhere; empty where it was uploaded. */
  fileUrl: string;
  thumbnailUrl: string;
  isPublic: boolean;
}

export const fieldLabels: Readonly<Record<keyof ResourceFields, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  fileType: 'File type',
  fileUrl: 'File URL',
  thumbnailUrl: 'Thumbnail URL',
  isPublic: 'Public',
};

export const fieldNames: readonly (keyof ResourceFields)[] = [
  'title',
  'description',
  'category',
  'fileUrl',
  'fileType',
  'thumbnailUrl',
  'isPublic',
];

export const emptyResource: ResourceFields = {
  title: '',
  description: '',
  category: '',
  fileType: '',
  fileUrl: '',
  thumbnailUrl: '',
  isPublic: true,
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

export function isSame(one: ResourceFields, other: ResourceFields): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** What the fields ask to be saved, by the contract's rules. `hasFile`: one is chosen, or was uploaded before. */
export function checkResource(fields: ResourceFields, hasFile: boolean): Checked<ResourceInput> {
  const { category, ...rest } = fields;
  const input: Omit<NewResource, 'category'> & { category?: string } = {
    ...rest,
    ...(category !== '' && { category }),
  };
  const checked = check(resourceInput, input);
  if (hasFile || fields.fileUrl.trim() !== '') return checked;
  return { errors: [...(checked.errors ?? []), { path: 'fileUrl', message: fileRequired }] };
}

/** The file type that a chosen file most likely is: by its MIME type, or where the browser knows none, by its name. */
export function guessedFileType(file: { name: string; type: string }): FileType {
  return fileTypeOf(file.type || mimeOf(file.name) || '');
}
