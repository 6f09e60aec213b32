import type { NewResource, Resource, ResourceUpdate } from '../resources.ts';
import { del, get, getCsv, getPage, type Notice, post, put } from './route.ts';

/** One page of the resources: the public ones for everybody, all of them for admins. */
export const list = getPage<Resource>('/resources');

/** Every resource that matches the filter, in the list's order; admins only. */
export const exportCsv = getCsv('/resources/export.csv');

/** One resource. A private one is unknown to everybody but admins, one in the trash to them, too. */
export const one = get<[id: number], Resource>('/resources/:id');

/** Adds a resource: a file, or the address of one elsewhere as `fileUrl`. */
export const create = post<[resource: NewResource, file?: File], Resource>('/resources');

/**
 * The site's samples become resources of the practice. The answer is those that were not there yet; those that are stay as
 * they are.
 */
export const addSamples = post<[], Resource[]>('/resources/samples');

/** The addresses of the samples that are not among the practice's resources, be it in the trash. */
export const samples = get<[], string[]>('/resources/samples');

/** Changes what is named. A new file replaces the old one. 409 when somebody else changed it at the same moment. */
export const update = put<[id: number, changes: ResourceUpdate, file?: File], Resource>('/resources/:id');

/** Puts a resource into the trash; a file that was uploaded can no longer be opened. */
export const remove = del<[id: number], Notice>('/resources/:id');

/** Takes a resource out of the trash, as it was. */
export const restore = post<[id: number], Resource>('/resources/:id/restore');

/** Deletes a resource that is in the trash, with its file. */
export const removeForever = del<[id: number], Notice>('/resources/:id/forever');

/** Counts that somebody follows the link to a file elsewhere; our own files count themselves. */
export const countDownload = post<[id: number], Notice>('/resources/:id/downloads');
