import type {
  AdminAssessment,
  AdminAssessmentDetails,
  AssessmentSettings,
  NewAssessmentSettings,
} from '../admin-assessments.ts';
import type { Note, NoteInput } from '../notes.ts';
import type { NewProfessionalInput, ProfessionalUpdate } from '../professional-assessments.ts';
import { del, get, getCsv, getPage, type Notice, patch, post, put } from './route.ts';

/** One page of all assessments with their clients; admins only, as all that follows. */
export const list = getPage<AdminAssessment>('/admin/assessments');

/** Every assessment that matches the filter, in the list's order. */
export const exportCsv = getCsv('/admin/assessments/export.csv');

/** One with answers, findings and conversation. 404. */
export const one = get<[id: number], AdminAssessmentDetails>('/admin/assessments/:id');

/** What the practice adds to what the AI tool says. */
export const settings = get<[], AssessmentSettings>('/admin/assessment-settings');

/** Changes what the practice adds; results show it at once. 400 names what is too long. */
export const saveSettings = put<[settings: NewAssessmentSettings], AssessmentSettings>(
  '/admin/assessment-settings',
);

/** Writes an assessment for a client, who is mailed; a PDF may come with it. 400 names each wrong field. */
export const create = post<
  [assessment: NewProfessionalInput, report?: File, attempt?: string],
  AdminAssessmentDetails
>('/admin/assessments');

/** Changes what the body names; a file replaces the report. 404; 409 for what the AI tool made. */
export const update = patch<[id: number, changes: ProfessionalUpdate, report?: File], AdminAssessmentDetails>(
  '/admin/assessments/:id',
);

/** Deletes what a therapist wrote, with its report. 404; 409 for what the AI tool made. */
export const remove = del<[id: number], Notice>('/admin/assessments/:id');

/** Marks it as looked at, in the name of the signed-in admin; the first time counts. 404. */
export const review = post<[id: number], AdminAssessmentDetails>('/admin/assessments/:id/review');

/** The private notes on it, oldest first. 404. */
export const notes = get<[id: number], Note[]>('/admin/assessments/:id/notes');

/** Adds a private note in the name of the signed-in admin. 404. */
export const addNote = post<[id: number, note: NoteInput], Note>('/admin/assessments/:id/notes');
