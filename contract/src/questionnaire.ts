import type { AnswerName, Answers } from '@practice/desk/answers';
import type { CareTopic } from '@practice/desk/care';
import { heightInCm } from '@practice/desk/height';
import { askedSigns } from '@practice/desk/warning-signs/asked';
import * as v from 'valibot';
import { hasFeet, heightFields, heightMessages, heightText } from './height.ts';
import { optionalSingleLine, requiredText } from './text.ts';

export const answerMax = 2_000;

/** `min` is the least number of characters. `examples` are sentences that a tap adds to the answer. */
export const questions = [
  {
    name: 'primaryRole',
    label: 'What do you do at your desk?',
    hint: 'Your job, and what you spend most of the day on.',
    examples: [
      'Mostly typing and email.',
      'Spreadsheets most of the day.',
      'Video calls for hours.',
      'I’m on the phone a lot.',
    ],
    min: 10,
    message: 'Please describe what you do in at least 10 characters.',
  },
  {
    name: 'workstationSetup',
    label: 'What does your workstation look like?',
    hint: 'Desk, chair, screens: what’s where, and how high.',
    examples: [
      'Laptop flat on the desk.',
      'Two monitors side by side.',
      'Office chair that goes up and down.',
      'Kitchen table and a kitchen chair.',
    ],
    min: 10,
    message: 'Please describe your workstation in at least 10 characters.',
  },
  {
    name: 'hoursSpent',
    label: 'How many hours a day do you sit there?',
    hint: 'A guess is fine, such as “10 hours.”',
    examples: ['About 4 hours.', 'About 8 hours.', '10 hours or more.'],
    min: 3,
    message: 'Please add a word, such as “10 hours.”',
  },
  {
    name: 'discomfortDescription',
    label: 'What hurts or feels stiff, and when?',
    hint: 'Where, since when, and what makes it better or worse. “Nothing” is fine, too.',
    examples: [
      'Nothing hurts.',
      'My neck is stiff by noon.',
      'My lower back aches after an hour.',
      'My eyes get tired.',
    ],
    min: 5,
    message: 'Please say what you feel in at least 5 characters.',
  },
  {
    name: 'breaksRoutine',
    label: 'How often do you take breaks?',
    hint: 'When you get up, for how long, and what you do then.',
    examples: [
      'I get up about once an hour.',
      'I get up for coffee and lunch.',
      'I often sit for three hours straight.',
    ],
    min: 5,
    message: 'Please describe your breaks in at least 5 characters.',
  },
  {
    name: 'ergonomicEquipment',
    label: 'What equipment do you have?',
    hint: 'Keyboard, mouse, headset, footrest, stand: whatever you use.',
    examples: ['External keyboard and mouse.', 'Headset for calls.', 'A footrest.', 'Just the laptop.'],
    min: 3,
    message: 'Please name your equipment in at least 3 characters.',
  },
  {
    name: 'workspaceLighting',
    label: 'What’s your lighting like?',
    hint: 'Windows, lamps, reflections on the screen.',
    examples: [
      'A window at my side, no glare.',
      'A window behind me, with glare on the screen.',
      'It’s dim in the evening.',
    ],
    min: 5,
    message: 'Please describe the light in at least 5 characters.',
  },
  {
    name: 'postureSupport',
    label: 'How do you sit?',
    hint: 'Feet, back, shoulders, wrists, head: what they do when you’re not thinking about it.',
    examples: [
      'Feet flat on the floor.',
      'I lean toward the screen.',
      'I slide down in my chair.',
      'My wrists bend up when I type.',
    ],
    min: 5,
    message: 'Please describe how you sit in at least 5 characters.',
  },
  {
    name: 'difficultTasks',
    label: 'Which tasks bother you most?',
    hint: 'The ones you put off because they hurt.',
    examples: [
      'Typing for a long time.',
      'Calls while I type.',
      'Using the mouse for hours.',
      'None in particular.',
    ],
    min: 5,
    message: 'Please name a task in at least 5 characters.',
  },
  {
    name: 'desiredImprovements',
    label: 'What would you like to change?',
    hint: 'One thing or several.',
    examples: [
      'Less neck pain.',
      'A better place for the screen.',
      'A chair that fits.',
      'It has to be free.',
    ],
    min: 5,
    message: 'Please say what you would like in at least 5 characters.',
  },
] as const satisfies readonly { name: AnswerName; [key: string]: string | number | readonly string[] }[];

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

export const assessmentInput = v.object({
  ...answers,
  warningSigns,
  /** For advice only; the scores do not use it. */
  userHeight: v.pipe(
    optionalSingleLine(40),
    v.check((text) => text === undefined || heightInCm(text) !== undefined, heightMessages.text),
  ),
});
export type AssessmentInput = v.InferOutput<typeof assessmentInput>;
export type NewAssessmentInput = v.InferInput<typeof assessmentInput>;

export const noSigns = 'none';

/** Checked signs as a string for the form's draft; empty when nothing is checked. */
export const signsText = (topics: readonly CareTopic[]) => topics.join('|');

export function signsIn(text: string): CareTopic[] | undefined {
  if (text === '') return undefined;
  const chosen = text.split('|');
  return askedTopics.filter((topic) => chosen.includes(topic));
}

/** The form has separate fields for the height and a string for the signs; its output is the body. */
export const assessmentForm = v.pipe(
  v.object({ ...answers, ...heightFields, warningSigns: v.optional(v.string(), '') }),
  v.forward(v.partialCheck([['heightFeet'], ['heightInches']], hasFeet, heightMessages.feetMissing), [
    'heightFeet',
  ]),
  v.transform(
    ({ heightFeet, heightInches, heightCentimeters, warningSigns, ...written }): AssessmentInput => ({
      ...written,
      warningSigns: signsIn(warningSigns),
      userHeight: heightText({ heightFeet, heightInches, heightCentimeters }),
    }),
  ),
);

export const questionMessage = 'Question must be at least 5 characters.';
export const questionMax = 1_000;

const question = requiredText(5, questionMessage, questionMax);
export const questionForm = v.object({ question });

const missingAssessment = 'Please name the assessment.';

/** `answers` are ignored in favor of those that are saved with the assessment. */
export const adviceInput = v.object({
  question,
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
