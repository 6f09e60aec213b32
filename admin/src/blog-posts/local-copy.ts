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

/** What was typed and not saved, and when. */
export interface LocalCopy {
  savedAt: string;
  fields: PostFields;
}

export function writeCopy(copy: LocalCopy): string {
  return JSON.stringify(copy);
}

/** Nothing, where the text is none of ours or of an older shape. */
export function readCopy(stored: string): LocalCopy | undefined {
  try {
    const copy = v.safeParse(localCopy, JSON.parse(stored));
    return copy.success ? copy.output : undefined;
  } catch {
    // The text is not JSON, so it is no copy.
    return undefined;
  }
}
