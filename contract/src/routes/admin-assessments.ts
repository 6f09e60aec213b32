import type {
  AdminAssessment,
  AdminAssessmentDetails,
  AssessmentSettings,
  NewAssessmentSettings,
} from '../admin-assessments.ts';
import type { Note, NoteInput } from '../notes.ts';
import type { NewProfessionalInput, ProfessionalUpdate } from '../professional-assessments.ts';
import {
  type ById,
  del,
  get,
  getCsv,
  getPage,
  type NoInput,
  type Notice,
  patch,
  post,
  put,
} from './route.ts';

const reading = { can: 'assessments.read', audit: 'assessment.read' } as const;
const changing = { can: 'assessments.change', audit: 'assessment.change' } as const;
const exporting = { can: 'assessments.export', audit: 'assessment.export' } as const;
const changingSettings = { can: 'assessments.change', audit: 'assessment settings.change' } as const;
const adding = { can: 'assessments.change', audit: 'assessment.add' } as const;
const deleting = { can: 'assessments.change', audit: 'assessment.delete' } as const;
const readingNotes = { can: 'notes.read', audit: 'assessment.read' } as const;
const addingNotes = { can: 'notes.change', audit: 'assessment.add' } as const;
const readingSettings = { can: 'assessments.read' } as const;

export const list = getPage<AdminAssessment>('/admin/assessments', reading);
export const exportCsv = getCsv('/admin/assessments/export.csv', exporting);
export const one = get<ById, AdminAssessmentDetails>('/admin/assessments/:id', reading);
export const settings = get<NoInput, AssessmentSettings>('/admin/assessment-settings', readingSettings);

export const saveSettings = put<{ body: NewAssessmentSettings }, AssessmentSettings>(
  '/admin/assessment-settings',
  changingSettings,
);

/** Emails the client. `report` is a PDF. */
export const create = post<
  { body: NewProfessionalInput; file?: File; idempotencyKey?: string },
  AdminAssessmentDetails
>('/admin/assessments', adding);

/** A file replaces the report. 409 for an AI assessment. */
export const update = patch<ById & { body: ProfessionalUpdate; file?: File }, AdminAssessmentDetails>(
  '/admin/assessments/:id',
  changing,
);

/** 409 for an AI assessment. */
export const remove = del<ById, Notice>('/admin/assessments/:id', deleting);

export const review = post<ById, AdminAssessmentDetails>('/admin/assessments/:id/review', changing);
export const notes = get<ById, Note[]>('/admin/assessments/:id/notes', readingNotes);
export const addNote = post<ById & { body: NoteInput }, Note>('/admin/assessments/:id/notes', addingNotes);
export const report = get<ById, unknown>('/admin/assessments/:id/report.pdf', reading);
