import type { Picks } from '@practice/desk/completing';
import { type Factor, factorNames, factors } from '@practice/desk/factors';
import * as v from 'valibot';

const stateOf = (factor: Factor) =>
  v.optional(v.nullable(v.picklist(factors[factor].states, 'Please choose one of the answers shown.')));

/** The body of PATCH /api/client/assessments/:id/picture: the answers that were tapped, null for "Not sure"; the others stay. */
export const pictureInput = v.object({
  picks: v.pipe(
    v.strictObject(
      Object.fromEntries(factorNames.map((factor) => [factor, stateOf(factor)])),
      'Please choose an answer to one of the questions shown.',
    ),
    v.transform((picks) => picks as Picks),
  ),
});
export type PictureInput = v.InferOutput<typeof pictureInput>;

/** The second step of an assessment: what was told by tapping, and what still can be. */
export interface Picture {
  picks: Picks;
  /** Those answered and those still open, the heaviest possible loss first. */
  questions: Factor[];
  /** ISO 8601: until when answers can be given and changed. */
  until: string;
  isOpen: boolean;
}
