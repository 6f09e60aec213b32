import type { NewResource, Resource, ResourceUpdate } from '../resources.ts';
import { del, get, getCsv, getPage, type NoInput, type Notice, post, put } from './route.ts';

export const list = getPage<Resource>('/resources');
export const exportCsv = getCsv('/resources/export.csv');

/** 404 also for a private resource, except to admins. */
export const one = get<{ params: { id: number } }, Resource>('/resources/:id');
export const create = post<{ body: NewResource; file?: File }, Resource>('/resources');
export const addSamples = post<NoInput, Resource[]>('/resources/samples');
export const samples = get<NoInput, string[]>('/resources/samples');

/** Changes the given fields; a new file replaces the old one. 409 when someone else changed it meanwhile. */
export const update = put<{ params: { id: number }; body: ResourceUpdate; file?: File }, Resource>(
  '/resources/:id',
);
export const remove = del<{ params: { id: number } }, Notice>('/resources/:id');
export const restore = post<{ params: { id: number } }, Resource>('/resources/:id/restore');
export const removeForever = del<{ params: { id: number } }, Notice>('/resources/:id/forever');

/** Counts a visit to a file elsewhere; downloads of our own files are counted by themselves. */
export const countDownload = post<{ params: { id: number } }, Notice>('/resources/:id/downloads');
