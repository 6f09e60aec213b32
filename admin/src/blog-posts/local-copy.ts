import { emptyPost, type PostFields } from './post-fields.ts';

/** Unsaved text and the time it was typed. */
export interface LocalCopy {
  savedAt: string;
  fields: PostFields;
}

/** Fills in the fields that an older copy lacks. What is no copy, such as a text from another version, is left out. */
export function readCopy(stored: Partial<LocalCopy> | null): LocalCopy | undefined {
  if (!stored?.savedAt || !stored.fields) return undefined;
  return { savedAt: stored.savedAt, fields: { ...emptyPost, ...stored.fields } };
}
