import { type Factor, type FollowUpAnswers, factorNames, factors } from '@practice/desk/factors';
import * as v from 'valibot';

const stateOf = (factor: Factor) =>
  v.optional(v.nullable(v.picklist(factors[factor].states, 'Please choose one of the answers shown.')));

/** Null means "Not sure, or doesn’t apply". */
export const followUpAnswers = v.pipe(
  v.strictObject(
    Object.fromEntries(factorNames.map((factor) => [factor, stateOf(factor)])),
    'Please choose an answer to one of the questions shown.',
  ),
  v.transform((answers) => answers as FollowUpAnswers),
);

export const followUpInput = v.object({ followUpAnswers });
export type FollowUpInput = v.InferOutput<typeof followUpInput>;

export interface FollowUp {
  answers: FollowUpAnswers;
  questions: Factor[];
  until: string;
  isOpen: boolean;
}
