import type { MadeClient, NewRequestToClientInput } from '../clients.ts';
import type {
  ConsultationRequest,
  ConsultationRequestReceipt,
  ConsultationRequestUpdate,
  NewConsultationRequest,
} from '../consultation-requests.ts';
import type { Note, NoteInput } from '../notes.ts';
import { get, getCsv, getPage, patch, post } from './route.ts';

/**
 * Asks for a free consultation. 400 names each rejected field, also for what only a robot would send; 429 after too many
 * from one address.
 */
export const create = post<[request: NewConsultationRequest, attempt?: string], ConsultationRequestReceipt>(
  '/consultation-requests',
);

/** One page of all requests; admins only, as all that follows. */
export const list = getPage<ConsultationRequest>('/consultation-requests');

/** Every request that matches the filter, in the list's order. */
export const exportCsv = getCsv('/consultation-requests/export.csv');

/** One request. 404. */
export const one = get<[id: number], ConsultationRequest>('/consultation-requests/:id');

/** Sets how far the practice has come. */
export const update = patch<[id: number, changes: ConsultationRequestUpdate], ConsultationRequest>(
  '/consultation-requests/:id',
);

/** The private notes on a request, oldest first. */
export const notes = get<[id: number], Note[]>('/consultation-requests/:id/notes');

/** Adds a private note in the name of the signed-in admin. */
export const addNote = post<[id: number, note: NoteInput], Note>('/consultation-requests/:id/notes');

/**
 * Opens an account for who asked (or finds it), books their appointment, marks the request as booked and mails an invitation
 * to set a password: all of it, or nothing. 400 names each wrong field; 404 for an unknown request; 409 with the day's free
 * times where two appointments would overlap.
 */
export const makeClient = post<[id: number, input: NewRequestToClientInput, attempt?: string], MadeClient>(
  '/consultation-requests/:id/client',
);
