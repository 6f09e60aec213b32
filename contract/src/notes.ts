import * as v from 'valibot';
import { limits, requiredText } from './text.ts';

/** The body of every call that adds a private note. */
export const noteInput = v.object({
  text: requiredText(1, 'Please write a note first.', limits.note),
});
export type NoteInput = v.InferOutput<typeof noteInput>;

/** What the owners write to each other about a request or a client; nobody else ever reads it. */
export interface Note {
  id: number;
  text: string;
  /** The admin's name as it was shown when the note was written. */
  author: string;
  createdAt: string;
}
