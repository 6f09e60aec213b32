import type { ClientSetUp, NewRequestToClientInput } from '../clients.ts';
import type {
  ConsultationRequest,
  ConsultationRequestReceipt,
  ConsultationRequestUpdate,
  NewConsultationRequest,
} from '../consultation-requests.ts';
import type { Note, NoteInput } from '../notes.ts';
import { type ById, get, getCsv, getPage, patch, post } from './route.ts';

const reading = { can: 'consultation-requests.read', audit: 'request.read' } as const;
const exporting = { can: 'consultation-requests.export', audit: 'request.export' } as const;
const changing = { can: 'consultation-requests.change', audit: 'request.change' } as const;
const readingNotes = { can: 'notes.read', audit: 'request.read' } as const;
const addingNotes = { can: 'notes.change', audit: 'request.add' } as const;
const inviting = { can: 'consultation-requests.change', audit: 'request.invite' } as const;

export const create = post<
  { body: NewConsultationRequest; idempotencyKey?: string },
  ConsultationRequestReceipt
>('/consultation-requests');

export const list = getPage<ConsultationRequest>('/consultation-requests', reading);

export const exportCsv = getCsv('/consultation-requests/export.csv', exporting);
export const one = get<ById, ConsultationRequest>('/consultation-requests/:id', reading);

export const update = patch<ById & { body: ConsultationRequestUpdate }, ConsultationRequest>(
  '/consultation-requests/:id',
  changing,
);

export const notes = get<ById, Note[]>('/consultation-requests/:id/notes', readingNotes);
export const addNote = post<ById & { body: NoteInput }, Note>(
  '/consultation-requests/:id/notes',
  addingNotes,
);

/** Finds the person or opens an account, and books, all or nothing. 409 with the day's free times. */
export const setUpClient = post<
  ById & { body: NewRequestToClientInput; idempotencyKey?: string },
  ClientSetUp
>('/consultation-requests/:id/client', inviting);
