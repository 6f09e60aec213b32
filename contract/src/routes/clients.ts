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

/** Emails a link to set the password, if invited. 409 if the address has an account by then. */
export const create = post<{ body: NewClientInput }, Client>('/admin/clients', inviting);

/** Sends an invitation if the old one wasn't accepted, otherwise a link that its owner must open. */
export const correct = put<ById & { body: NewContactInput }, Client>('/admin/clients/:id/contact', changing);

/** A new role logs them out and emails a password link. 409 for the last owner or an unconfirmed address. */
export const update = patch<ById & { body: ClientUpdate }, Client>('/admin/clients/:id', givingRoles);

/** Keeps payments. 409 for one's own account or the last owner's; only owners delete colleagues (403). */
export const remove = del<ById, Notice>('/admin/clients/:id', deleting);

/** Keeps an account that the address has, and emails a link to set a password. 409 for a colleague. */
export const inviteColleague = post<{ body: ColleagueInput }, Client>('/admin/staff', invitingStaff);

/** Gives a login, or emails its link again. 409 if they have registered or set a password. */
export const invite = post<ById & { body?: { email?: string | null } }, Client>(
  '/admin/clients/:id/invitation',
  inviting,
);

export const endSessions = post<ById, Notice>('/admin/clients/:id/sign-out', loggingOut);

export const mergePreview = get<ById & { query: { other: number } }, MergePreview>(
  '/admin/clients/:id/merge',
  comparing,
);

/** Moves everything from `other`, and blocks their login. 409 for staff, or if only `other` has a login. */
export const merge = post<ById & { body: MergeInput }, Client>('/admin/clients/:id/merge', merging);

/** Undoes the latest merge, and returns the person who was merged. 404 after a day. */
export const undoMerge = del<ById, Client>('/admin/clients/:id/merge', merging);

export const notes = get<ById, Note[]>('/admin/clients/:id/notes', readingNotes);
export const addNote = post<ById & { body: NoteInput }, Note>('/admin/clients/:id/notes', addingNotes);
