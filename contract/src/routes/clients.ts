import type { Client, ClientUpdate, NewClientInput } from '../clients.ts';
import type { Note, NoteInput } from '../notes.ts';
import { del, get, getCsv, getPage, type Notice, patch, post } from './route.ts';

export const list = getPage<Client>('/admin/clients');
export const exportCsv = getCsv('/admin/clients/export.csv');
export const one = get<{ params: { id: number } }, Client>('/admin/clients/:id');

/** Emails a link to set the password. 409 when the address has an account. */
export const create = post<{ body: NewClientInput }, Client>('/admin/clients');

/** A new admin is logged out and needs a new password. 409 for the last admin, and for an unconfirmed address. */
export const update = patch<{ params: { id: number }; body: ClientUpdate }, Client>('/admin/clients/:id');

/** Deletes the account with its data except payments. 409 for one's own account and for the last admin's. */
export const remove = del<{ params: { id: number } }, Notice>('/admin/clients/:id');

/** 409 when the person was not invited or has set a password; 429 after five in an hour. */
export const invite = post<{ params: { id: number } }, Client>('/admin/clients/:id/invitation');

export const endSessions = post<{ params: { id: number } }, Notice>('/admin/clients/:id/sign-out');

export const notes = get<{ params: { id: number } }, Note[]>('/admin/clients/:id/notes');
export const addNote = post<{ params: { id: number }; body: NoteInput }, Note>('/admin/clients/:id/notes');
