import { emptyPost, type PostFields } from './post-fields.ts';

/** Unsaved text and the time it was typed. */
export interface LocalCopy {
  savedAt: string;
  fields: PostFields;
}

/** Reads a copy from its JSON, which is empty if there is none. A field that an older copy lacks is empty, too. */
export function readCopy(stored: string): LocalCopy | undefined {
  if (stored === '') return undefined;
  const copy: LocalCopy = JSON.parse(stored);
  return { ...copy, fields: { ...emptyPost, ...copy.fields } };
}
