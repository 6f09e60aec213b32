import * as v from 'valibot';
import { limits, requiredText } from './text.ts';

export const noteInput = v.object({
  text: requiredText(1, 'Please write a note first.', limits.note),
});
export type NoteInput = v.InferOutput<typeof noteInput>;

export interface Note {
  id: number;
  text: string;
  author: string;
  createdAt: string;
}
