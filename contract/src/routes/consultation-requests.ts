import type { ClientSetUp, NewRequestToClientInput } from '../clients.ts';
import type {
  ConsultationRequest,
  ConsultationRequestReceipt,
  ConsultationRequestUpdate,
  NewConsultationRequest,
} from '../consultation-requests.ts';
import type { Note, NoteInput } from '../notes.ts';
import { get, getCsv, getPage, patch, post } from './route.ts';

/** 400 names each wrong field, and refuses robots; 429 after too many from one address. */
export const create = post<
  { body: NewConsultationRequest; idempotencyKey?: string },
  ConsultationRequestReceipt
>('/consultation-requests');

/** Admins only, as everything below. */
export const list = getPage<ConsultationRequest>('/consultation-requests');

export const exportCsv = getCsv('/consultation-requests/export.csv');
export const one = get<{ params: { id: number } }, ConsultationRequest>('/consultation-requests/:id');

export const update = patch<{ params: { id: number }; body: ConsultationRequestUpdate }, ConsultationRequest>(
  '/consultation-requests/:id',
);

export const notes = get<{ params: { id: number } }, Note[]>('/consultation-requests/:id/notes');
export const addNote = post<{ params: { id: number }; body: NoteInput }, Note>(
  '/consultation-requests/:id/notes',
);

/** Opens an account or finds it, books the appointment and sends an invitation, all or nothing. 409 with the free times of the day. */
export const setUpClient = post<
  { params: { id: number }; body: NewRequestToClientInput; idempotencyKey?: string },
  ClientSetUp
>('/consultation-requests/:id/client');
