import type { Client, ClientUpdate, NewClientInput } from '../clients.ts';
import type { Note, NoteInput } from '../notes.ts';
import { del, get, getCsv, getPage, type Notice, patch, post } from './route.ts';

/** One page of everybody who has an account; admins only, as all that follows. */
export const list = getPage<Client>('/admin/clients');

/** Everybody who matches the filter, in the list's order. */
export const exportCsv = getCsv('/admin/clients/export.csv');

/** One person with an account. 404. */
export const one = get<[id: number], Client>('/admin/clients/:id');

/** Opens an account and mails a link to set its password. 409 when the address has one. */
export const create = post<[client: NewClientInput], Client>('/admin/clients');

/**
 * Changes what somebody may do. A new admin's sessions end, and their next login asks for a new password. 404; 409 for
 * taking the last admin's rights away, and for making an admin of somebody whose address is not confirmed.
 */
export const update = patch<[id: number, changes: ClientUpdate], Client>('/admin/clients/:id');

/** Deletes the account with all that is its person's own; payments stay. 404; 409 for one's own, and for the last admin's. */
export const remove = del<[id: number], Notice>('/admin/clients/:id');

/** Mails the link again. 404; 409 for who was not invited or has set a password; 429 after five in an hour. */
export const invite = post<[id: number], Client>('/admin/clients/:id/invitation');

/** The private notes on somebody, oldest first. 404. */
export const notes = get<[id: number], Note[]>('/admin/clients/:id/notes');

/** Adds a private note in the name of the signed-in admin. 404. */
export const addNote = post<[id: number, note: NoteInput], Note>('/admin/clients/:id/notes');
