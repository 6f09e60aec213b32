import * as v from 'valibot';
import type { PostFields } from './post-fields.ts';

const text = v.string();
const flag = v.boolean();

const localCopy = v.object({
  savedAt: v.string(),
  fields: v.object({
    title: text,
    slug: text,
    summary: text,
    content: text,
    imageUrl: text,
    imageFocus: v.optional(text, ''),
    published: flag,
    scheduled: flag,
    publishAt: text,
    category: text,
    tags: text,
  }),
});

/** Unsaved text and the time it was typed. */
export interface LocalCopy {
  savedAt: string;
  fields: PostFields;
}

export function writeCopy(copy: LocalCopy): string {
  return JSON.stringify(copy);
}

/** Reads a copy. Undefined where the stored text is not a copy, or has an older format. */
export function readCopy(stored: string): LocalCopy | undefined {
  try {
    const copy = v.safeParse(localCopy, JSON.parse(stored));
    return copy.success ? copy.output : undefined;
  } catch {
    // The text is not JSON.
    return undefined;
  }
}
