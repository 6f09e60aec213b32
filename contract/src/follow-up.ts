import { type Factor, type FollowUpAnswers, factorNames, factors } from '@practice/desk/factors';
import type { Mention } from '@practice/desk/mentions';
import * as v from 'valibot';

export const notOffered = 'Please choose one of the answers shown.';

const stateOf = (factor: Factor) => v.optional(v.nullable(v.picklist(factors[factor].states, notOffered)));

/** Null means "Not sure, or doesn’t apply". */
export const followUpAnswers = v.pipe(
  v.strictObject(
    Object.fromEntries(factorNames.map((factor) => [factor, stateOf(factor)])),
    'Please choose an answer to one of the questions shown.',
  ),
  v.transform((answers) => answers as FollowUpAnswers),
);

const words = v.pipe(v.string(notOffered), v.maxLength(200, notOffered));

/** `mentions` says of what they wrote which of its options it is about; null means none of these. */
export const followUpInput = v.object({
  followUpAnswers,
  mentions: v.optional(v.record(words, v.nullable(words))),
});
export type FollowUpInput = v.InferOutput<typeof followUpInput>;

export interface FollowUp {
  answers: FollowUpAnswers;
  questions: Factor[];
  mentions: Mention[];
  until: string;
  isOpen: boolean;
}
