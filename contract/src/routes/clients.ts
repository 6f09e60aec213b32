import type { Client, ClientUpdate, ColleagueInput, NewClientInput, NewContactInput } from '../clients.ts';
import type { MergeInput, MergePreview } from '../merges.ts';
import type { Note, NoteInput } from '../notes.ts';
import { type ById, del, get, getCsv, getPage, type Notice, patch, post, put } from './route.ts';

const reading = { can: 'clients.read', audit: 'client.read' } as const;
const inviting = { can: 'clients.change', audit: 'client.invite' } as const;
const merging = { can: 'clients.merge', audit: 'client.change' } as const;
const exporting = { can: 'clients.export', audit: 'client.export' } as const;
const changing = { can: 'clients.change', audit: 'client.change' } as const;
const givingRoles = { can: 'staff.change', audit: 'client.roles' } as const;
const deleting = { can: 'clients.delete', audit: 'client.delete' } as const;
const invitingStaff = { can: 'staff.change', audit: 'client.invite' } as const;
const loggingOut = { can: 'clients.change', audit: 'client.logout' } as const;
const comparing = { can: 'clients.merge', audit: 'client.read' } as const;
const readingNotes = { can: 'notes.read', audit: 'client.read' } as const;
const addingNotes = { can: 'notes.change', audit: 'client.add' } as const;

export const list = getPage<Client>('/admin/clients', reading);
export const exportCsv = getCsv('/admin/clients/export.csv', exporting);
export const one = get<ById, Client>('/admin/clients/:id', reading);

/** Emails a link to set the password, if they are invited. 409 when the address has an account by then. */
export const create = post<{ body: NewClientInput }, Client>('/admin/clients', inviting);

/** A new address gets an invitation if the former one was not accepted, or else a link that its owner opens before it counts. */
export const correct = put<ById & { body: NewContactInput }, Client>('/admin/clients/:id/contact', changing);

/** Who gets a role is logged out and emailed a link to set a new password. 409 for the last owner, and for an unconfirmed address. */
export const update = patch<ById & { body: ClientUpdate }, Client>('/admin/clients/:id', givingRoles);

/** Deletes the account with its data except payments. 409 for one's own account and for the last owner's, 403 for a colleague's except to owners. */
export const remove = del<ById, Notice>('/admin/clients/:id', deleting);

/** Gives a role and emails a link to set a password. An account that the address has is kept. 409 for a colleague. */
export const inviteColleague = post<{ body: ColleagueInput }, Client>('/admin/staff', invitingStaff);

/** Gives a person a login, or emails its link again. 409 when they registered or have set a password; 429 after five in an hour. */
export const invite = post<ById & { body?: { email?: string | null } }, Client>(
  '/admin/clients/:id/invitation',
  inviting,
);

export const endSessions = post<ById, Notice>('/admin/clients/:id/sign-out', loggingOut);

/** What each has, before they become one. */
export const mergePreview = get<ById & { query: { other: number } }, MergePreview>(
  '/admin/clients/:id/merge',
  comparing,
);

/** Moves all that `other` has to this client, and blocks their login. 409 for staff, and if only `other` has a login. */
export const merge = post<ById & { body: MergeInput }, Client>('/admin/clients/:id/merge', merging);

/** Undoes the latest merge, and answers with the person who was merged. 404 after a day. */
export const undoMerge = del<ById, Client>('/admin/clients/:id/merge', merging);

export const notes = get<ById, Note[]>('/admin/clients/:id/notes', readingNotes);
export const addNote = post<ById & { body: NoteInput }, Note>('/admin/clients/:id/notes', addingNotes);
