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

export const list = getPage<AdminAssessment>('/admin/assessments', reading);
export const exportCsv = getCsv('/admin/assessments/export.csv', {
  can: 'assessments.export',
  audit: 'assessment.export',
});
export const one = get<ById, AdminAssessmentDetails>('/admin/assessments/:id', reading);
export const settings = get<NoInput, AssessmentSettings>('/admin/assessment-settings', {
  can: 'assessments.read',
});

export const saveSettings = put<{ body: NewAssessmentSettings }, AssessmentSettings>(
  '/admin/assessment-settings',
  { can: 'assessments.change', audit: 'assessment settings.change' },
);

/** Emails the client. `report` is a PDF. 400 names each wrong field. */
export const create = post<
  { body: NewProfessionalInput; file?: File; idempotencyKey?: string },
  AdminAssessmentDetails
>('/admin/assessments', { can: 'assessments.change', audit: 'assessment.add' });

/** Changes the given fields; a file replaces the report. 409 for an assessment of the AI tool. */
export const update = patch<ById & { body: ProfessionalUpdate; file?: File }, AdminAssessmentDetails>(
  '/admin/assessments/:id',
  changing,
);

/** 409 for an assessment of the AI tool. */
export const remove = del<ById, Notice>('/admin/assessments/:id', {
  can: 'assessments.change',
  audit: 'assessment.delete',
});

export const review = post<ById, AdminAssessmentDetails>('/admin/assessments/:id/review', changing);
export const notes = get<ById, Note[]>('/admin/assessments/:id/notes', {
  can: 'notes.read',
  audit: 'assessment.read',
});
export const addNote = post<ById & { body: NoteInput }, Note>('/admin/assessments/:id/notes', {
  can: 'notes.change',
  audit: 'assessment.add',
});
export const report = get<ById, unknown>('/admin/assessments/:id/report.pdf', reading);
