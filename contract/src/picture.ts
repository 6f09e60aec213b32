import type { Picks } from '@practice/desk/completing';
import { type Factor, factorNames, factors } from '@practice/desk/factors';
import * as v from 'valibot';

const stateOf = (factor: Factor) =>
  v.optional(v.nullable(v.picklist(factors[factor].states, 'Please choose one of the answers shown.')));

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

export interface FollowUp {
  picks: Picks;
  questions: Factor[];
  until: string;
  isOpen: boolean;
}
