import type {
  AdminAssessment,
  AdminAssessmentDetails,
  AssessmentSettings,
  NewAssessmentSettings,
} from '../admin-assessments.ts';
import type { Note, NoteInput } from '../notes.ts';
import type { NewProfessionalInput, ProfessionalUpdate } from '../professional-assessments.ts';
import { del, get, getCsv, getPage, type NoInput, type Notice, patch, post, put } from './route.ts';

export const list = getPage<AdminAssessment>('/admin/assessments', {
  can: 'assessments.read',
  audit: 'assessment.read',
});
export const exportCsv = getCsv('/admin/assessments/export.csv', {
  can: 'assessments.export',
  audit: 'assessment.export',
});
export const one = get<{ params: { id: number } }, AdminAssessmentDetails>('/admin/assessments/:id', {
  can: 'assessments.read',
  audit: 'assessment.read',
});
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
export const update = patch<
  { params: { id: number }; body: ProfessionalUpdate; file?: File },
  AdminAssessmentDetails
>('/admin/assessments/:id', { can: 'assessments.change', audit: 'assessment.change' });

/** 409 for an assessment of the AI tool. */
export const remove = del<{ params: { id: number } }, Notice>('/admin/assessments/:id', {
  can: 'assessments.change',
  audit: 'assessment.delete',
});

export const review = post<{ params: { id: number } }, AdminAssessmentDetails>(
  '/admin/assessments/:id/review',
  { can: 'assessments.change', audit: 'assessment.change' },
);
export const notes = get<{ params: { id: number } }, Note[]>('/admin/assessments/:id/notes', {
  can: 'notes.read',
  audit: 'assessment.read',
});
export const addNote = post<{ params: { id: number }; body: NoteInput }, Note>(
  '/admin/assessments/:id/notes',
  { can: 'notes.change', audit: 'assessment.add' },
);
export const report = get<{ params: { id: number } }, unknown>('/admin/assessments/:id/report.pdf', {
  can: 'assessments.read',
  audit: 'assessment.read',
});
