import { type AnswerName, type Answers, questions } from '@practice/desk/answers';
import type { CareTopic } from '@practice/desk/care';
import { discomfortDurations, discomfortStops } from '@practice/desk/discomfort';
import type { Factor, FactorState } from '@practice/desk/factors';
import { heightInCm } from '@practice/desk/height';
import type { Evidence } from '@practice/desk/reading';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import * as v from 'valibot';
import { followUpAnswers } from './follow-up.ts';
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
  followUpAnswers: v.optional(followUpAnswers),
  userHeight: v.pipe(
    optionalSingleLine(40),
    v.check((text) => text === undefined || heightInCm(text) !== undefined, heightMessages.text),
  ),
});
export type AssessmentInput = v.InferOutput<typeof assessmentInput>;
export type NewAssessmentInput = v.InferInput<typeof assessmentInput>;

export const draftInput = v.object(
  Object.fromEntries(
    questions.map(({ name, message }) => [name, requiredText(0, message, answerMax)]),
  ) as typeof answers,
);
export type DraftInput = v.InferInput<typeof draftInput>;

export const noSigns = 'none';

export const signsText = (topics: readonly CareTopic[]) => topics.join('|');

export function signsIn(text: string): CareTopic[] | undefined {
  if (text === '') return undefined;
  const chosen = text.split('|');
  return askedTopics.filter((topic) => chosen.includes(topic));
}

function tappedDiscomfort(strength: string, duration: string, stops: string): AssessmentInput['discomfort'] {
  const tapped = {
    ...(strength !== '' && { strength: Number(strength) }),
    ...(duration !== '' && { duration }),
    ...(stops !== '' && { stops: stops.split('|') }),
  };
  const result = v.safeParse(discomfort, tapped);
  return result.success && Object.keys(tapped).length > 0 ? result.output : undefined;
}

/** Valid while the answer still has the words it refers to. */
export interface Tap {
  factor: Factor;
  state: FactorState | null;
  quote: Evidence;
}

export const tapsText = (taps: readonly Tap[]) => (taps.length > 0 ? JSON.stringify(taps) : '');

const written = (text: string) => text.replace(/\s+/g, ' ');

export function standingTaps(text: string, answers: Readonly<Partial<Answers>>): Tap[] {
  const taps: Tap[] = text === '' ? [] : JSON.parse(text);
  return taps.filter(({ quote }) => isWritten(quote, answers));
}

export const isWritten = ({ answer, text }: Evidence, answers: Readonly<Partial<Answers>>) =>
  written(answers[answer] ?? '').includes(written(text));

export const assessmentForm = v.pipe(
  v.object({
    ...answers,
    ...heightFields,
    warningSigns: v.optional(v.string(), ''),
    discomfortStrength: v.optional(v.string(), ''),
    discomfortDuration: v.optional(v.string(), ''),
    discomfortStops: v.optional(v.string(), ''),
    taps: v.optional(v.string(), ''),
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
      taps,
      ...texts
    }): AssessmentInput => ({
      ...texts,
      followUpAnswers: answersOf(standingTaps(taps, texts)),
      discomfort: tappedDiscomfort(discomfortStrength, discomfortDuration, stops),
      warningSigns: signsIn(warningSigns),
      userHeight: heightText({ heightFeet, heightInches, heightCentimeters }),
    }),
  ),
);

function answersOf(taps: readonly Tap[]): AssessmentInput['followUpAnswers'] {
  if (taps.length === 0) return undefined;
  return Object.fromEntries(taps.map(({ factor, state }) => [factor, state]));
}

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

/** Saved answers override `answers`. When we ask back, resend the question with `isNow` or `isNew`. */
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
