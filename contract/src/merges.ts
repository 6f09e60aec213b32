import * as v from 'valibot';
import { chosenClient, idText } from './lists.ts';

export const mergeInput = v.object({ other: chosenClient });
export type MergeInput = v.InferOutput<typeof mergeInput>;

export const mergeQuery = v.object({ other: v.pipe(v.string('Please choose a client.'), idText) });

export interface MergePreview {
  kept: Counts;
  other: Counts;
}

export interface Counts {
  appointments: number;
  assessments: number;
  notes: number;
  payments: number;
}

export const mergeMessages = {
  same: 'Please choose somebody else.',
  staff: 'Whoever works here can’t be merged with a client.',
  loginStays:
    'The other one has a login and this one doesn’t. Start from the page of the one with the login.',
  mergedToday: 'One of the two was merged today. You can undo that first, or wait until tomorrow.',
  nothing: 'There’s no merge that could still be undone.',
  invited:
    'Someone with this address was merged with another person today. Please use the other one’s address, or try again tomorrow.',
} as const;
