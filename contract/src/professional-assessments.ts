import * as v from 'valibot';
import { practiceDay } from './format.ts';
import { changesOf, chosenClient } from './lists.ts';
import { clearableText, requiredText, textLimits, wholeNumber } from './text.ts';
import { calendarDay } from './time.ts';
import type { UploadExtension } from './uploads.ts';

export const professionalMessages = {
  date: 'Please enter the day of the assessment.',
  futureDate: 'This date is in the future. Please enter today or an earlier date.',
  score: 'Please choose a whole number from 0 to 10, or “Not evaluated.”',
  overview: 'Please write what you saw, in a sentence or two.',
  unknownClient: 'We can’t find this client. The account may have been deleted.',
  notYours: 'This assessment was made from the client’s own answers, so it can’t be changed here.',
  deleted: { title: 'Assessment deleted', description: 'It’s gone from the client’s dashboard, too.' },
} as const;

export const reportExtensions = ['pdf'] as const satisfies readonly UploadExtension[];

const score = v.nullable(wholeNumber(0, 10, professionalMessages.score));
const followUpNeeded = v.boolean('Please say yes or no.');

const entries = {
  assessmentDate: v.pipe(
    calendarDay(professionalMessages.date),
    v.check((date) => date <= practiceDay(), professionalMessages.futureDate),
  ),
  analysis: requiredText(2, professionalMessages.overview, textLimits.message),
  ergonomicRisks: clearableText(textLimits.message),
  recommendations: clearableText(textLimits.message),
};

export const professionalInput = v.object({
  userId: chosenClient,
  ...entries,
  workstationScore: v.optional(score, null),
  posturalScore: v.optional(score, null),
  followUpNeeded: v.optional(followUpNeeded, false),
});
export type ProfessionalInput = v.InferOutput<typeof professionalInput>;
export type NewProfessionalInput = v.InferInput<typeof professionalInput>;

export const professionalUpdate = v.object(
  changesOf({
    ...entries,
    workstationScore: score,
    posturalScore: score,
    followUpNeeded,
    attachments: v.null('The report is sent as a file.'),
  }),
);
export type ProfessionalUpdate = v.InferOutput<typeof professionalUpdate>;

export const reportName = (date: string | Date) => `assessment-report-${practiceDay(date)}.pdf`;
