import { mimeOf, type UploadMime, uploadRefusals, uploadTypes } from '@practice/contract/uploads';
import { contentTypeOf } from './content-type.ts';
import type { Received } from './receive.ts';
import { refused } from './refusal.ts';

/** @throws HttpException unless the content is one of ours, and what the name says */
export async function validateFile({ path, label }: Received): Promise<UploadMime> {
  const claimed = mimeOf(label);
  if (!claimed) throw refused(uploadRefusals.unknownType);
  const mime = await contentTypeOf(path).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw refused(uploadRefusals.damaged);
  });
  if (mime !== claimed) throw refused(uploadRefusals.otherContent);
  return mime;
}

/** The one extension that files of this type are kept under. */
export function extensionFor(mime: UploadMime) {
  const type = uploadTypes.find((each) => each.mime === mime);
  if (!type) throw new Error(`${mime} has no extension.`);
  return type.extension;
}
