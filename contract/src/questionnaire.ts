import { type AnswerName, type Answers, questions } from '@practice/desk/answers';
import type { CareTopic } from '@practice/desk/care';
import { discomfortDurations, discomfortStops } from '@practice/desk/discomfort';
import { heightInCm } from '@practice/desk/height';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import * as v from 'valibot';
import { heightFields, heightMessages, heightText, inchesHaveFeet } from './height.ts';
import { optionalSingleLine, requiredText, wholeNumber } from './text.ts';

export const answerMax = 2_000;

export { questions };

const answers = Object.fromEntries(
  questions.map(({ name, min, message }) => [name, requiredText(min, message, answerMax)]),
) as Record<AnswerName, ReturnType<typeof requiredText>>;

const askedTopics = askedSigns.map(({ topic }) => topic);
const signsMessage = 'Please choose from the warning signs listed, or send none.';

const warningSigns = v.optional(
  v.pipe(
    v.array(v.picklist(askedTopics, signsMessage), signsMessage),
    v.maxLength(askedSigns.length, signsMessage),
  ),
);

const tapMessage = 'Please choose from the answers shown, or send none.';
const discomfort = v.optional(
  v.strictObject(
    {
      strength: v.exactOptional(wholeNumber(0, 10, tapMessage)),
      duration: v.exactOptional(v.picklist(discomfortDurations, tapMessage)),
      stops: v.exactOptional(
        v.pipe(
          v.array(v.picklist(discomfortStops, tapMessage), tapMessage),
          v.maxLength(discomfortStops.length, tapMessage),
        ),
      ),
    },
    tapMessage,
  ),
);

export const assessmentInput = v.object({
  ...answers,
  warningSigns,
  discomfort,
  userHeight: v.pipe(
    optionalSingleLine(40),
    v.check((text) => text === undefined || heightInCm(text) !== undefined, heightMessages.text),
  ),
});
export type AssessmentInput = v.InferOutput<typeof assessmentInput>;
export type NewAssessmentInput = v.InferInput<typeof assessmentInput>;

export const noSigns = 'none';

export const signsText = (topics: readonly CareTopic[]) => topics.join('|');

export function signsIn(text: string): CareTopic[] | undefined {
  if (text === '') return undefined;
  const chosen = text.split('|');
  return askedTopics.filter((topic) => chosen.includes(topic));
}

/** What the form has of a discomfort, as texts; undefined where nothing was tapped. */
function tappedDiscomfort(strength: string, duration: string, stops: string): AssessmentInput['discomfort'] {
  const tapped = {
    ...(strength !== '' && { strength: Number(strength) }),
    ...(duration !== '' && { duration }),
    ...(stops !== '' && { stops: stops.split('|') }),
  };
  const result = v.safeParse(discomfort, tapped);
  return result.success && Object.keys(tapped).length > 0 ? result.output : undefined;
}

export const assessmentForm = v.pipe(
  v.object({
    ...answers,
    ...heightFields,
    warningSigns: v.optional(v.string(), ''),
    discomfortStrength: v.optional(v.string(), ''),
    discomfortDuration: v.optional(v.string(), ''),
    discomfortStops: v.optional(v.string(), ''),
  }),
  v.forward(v.partialCheck([['heightFeet'], ['heightInches']], inchesHaveFeet, heightMessages.feetMissing), [
    'heightFeet',
  ]),
  v.transform(
    ({
      heightFeet,
      heightInches,
      heightCentimeters,
      warningSigns,
      discomfortStrength,
      discomfortDuration,
      discomfortStops: stops,
      ...written
    }): AssessmentInput => ({
      ...written,
      discomfort: tappedDiscomfort(discomfortStrength, discomfortDuration, stops),
      warningSigns: signsIn(warningSigns),
      userHeight: heightText({ heightFeet, heightInches, heightCentimeters }),
    }),
  ),
);

export const questionMessage = 'Question must be at least 5 characters.';
export const questionMax = 1_000;

const question = requiredText(5, questionMessage, questionMax);
export const questionForm = v.object({ question });

const yesOrNo = (name: string) =>
  v.boolean(`Please answer with yes or no: “${name}” has to be true or false.`);

export const confirmInput = v.object({ isNow: yesOrNo('isNow') });
export type ConfirmInput = v.InferOutput<typeof confirmInput>;

const unknownSign = 'Please name the sign by its topic.';

export const signInput = v.object({
  topic: v.pipe(v.string(unknownSign), v.maxLength(100, unknownSign)),
  isNew: yesOrNo('isNew'),
});
export type SignInput = v.InferOutput<typeof signInput>;

const missingAssessment = 'Please name the assessment.';

/**
 * `answers` are ignored in favor of those that are saved with the assessment. A question that was answered with one of
 * ours is sent again with `isNow` (an emergency) or `isNew` (a doctor's sign).
 */
export const adviceInput = v.object({
  question,
  isNow: v.optional(yesOrNo('isNow')),
  isNew: v.optional(yesOrNo('isNew')),
  assessmentId: v.pipe(
    v.optional(v.union([v.number(), v.string()], missingAssessment), 0),
    v.transform(Number),
    v.integer(missingAssessment),
    v.minValue(1, missingAssessment),
    v.maxValue(2_147_483_647, missingAssessment),
  ),
});
export type AdviceInput = v.InferOutput<typeof adviceInput>;
export type NewAdviceInput = v.InferInput<typeof adviceInput> & Partial<Answers>;
