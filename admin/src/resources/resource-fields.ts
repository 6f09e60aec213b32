import { check } from '@practice/contract/check';
import { fileRequired, fileTypeOf, type Resource, resourceInput } from '@practice/contract/resources';
import { textLimits } from '@practice/contract/text';
import { mimeOf, refusalOf } from '@practice/contract/uploads';
import type { FormFile } from '../uploads/UploadInput.tsx';

export const emptyResource = {
  title: '',
  description: '',
  category: '',
  fileType: '',
  fileUrl: '',
  thumbnailUrl: '',
  isPublic: true,
  file: null as FormFile | null,
};

export const fieldsOf = ({ file, fileUrl, ...resource }: Resource) => ({
  ...resource,
  fileUrl: file ? '' : fileUrl,
  file: file && { ...file, src: fileUrl },
});

export function checkResource({ file, ...fields }: typeof emptyResource) {
  const { output, errors = [] } = check(resourceInput, fields);
  const refusal = file?.rawFile && refusalOf(file.rawFile);
  const problems = [...errors];
  if (refusal) problems.push({ path: 'file', message: refusal });
  if (!file && !fields.fileUrl?.trim()) problems.push({ path: 'fileUrl', message: fileRequired });
  if (!output || problems.length > 0) return { errors: problems };
  const { fileUrl, ...input } = output;
  // Without a URL, the request keeps the uploaded file.
  if (file) return { output: { ...input, file: file.rawFile ? file : null } };
  return { output: { ...input, fileUrl, file: null } };
}

export const guessedFileType = (file: { name: string; type: string }) =>
  fileTypeOf(file.type || mimeOf(file.name) || '');

export function titleFrom(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return [...(words.charAt(0).toUpperCase() + words.slice(1))].slice(0, textLimits.title).join('');
}

/**
 * A typed title stays.
 * @param before the name of the previous file
 */
export function followFile(title: string, before: string | undefined, chosen: string): string {
  const isSuggested = title.trim() === '' || (before !== undefined && title === titleFrom(before));
  return isSuggested ? titleFrom(chosen) : title;
}
