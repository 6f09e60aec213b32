import { emptyPost, type PostFields, postNames } from './post-fields.ts';

/** Unsaved text and the time it was typed. */
export interface LocalCopy {
  savedAt: string;
  fields: PostFields;
}

/** Reads a copy from its JSON. A field that the copy lacks is empty; undefined if the text is not a copy. */
export function readCopy(stored: string): LocalCopy | undefined {
  try {
    const copy = JSON.parse(stored);
    const fields = { ...emptyPost, ...copy.fields };
    const isPost = postNames.every((name) => typeof fields[name] === typeof emptyPost[name]);
    return isPost && typeof copy.savedAt === 'string' ? { savedAt: copy.savedAt, fields } : undefined;
  } catch {
    // The text is not JSON.
    return undefined;
  }
}
