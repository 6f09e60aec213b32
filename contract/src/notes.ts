import * as v from 'valibot';
import { requiredText, textLimits } from './text.ts';

export const noteInput = v.object({
  text: requiredText(1, 'Please write a note first.', textLimits.note),
});
export type NoteInput = v.InferOutput<typeof noteInput>;

export interface Note {
  id: number;
  text: string;
  author: string;
  createdAt: string;
}
