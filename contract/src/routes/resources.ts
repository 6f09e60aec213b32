import type { NewResource, Resource, ResourceUpdate } from '../resources.ts';
import { del, get, getCsv, getPage, type NoInput, type Notice, post, put } from './route.ts';

export const list = getPage<Resource>('/resources');
export const exportCsv = getCsv('/resources/export.csv', {
  can: 'resources.export',
  audit: 'resource.export',
});

/** 404 also for a private resource, except to admins. */
export const one = get<{ params: { id: number } }, Resource>('/resources/:id');
export const create = post<{ body: NewResource; file?: File }, Resource>('/resources', {
  can: 'resources.change',
  audit: 'resource.add',
});
export const addSamples = post<NoInput, Resource[]>('/resources/samples', {
  can: 'resources.change',
  audit: 'resource.add',
});
export const samples = get<NoInput, string[]>('/resources/samples');

/** Changes the given fields; a new file replaces the old one. 409 when someone else changed it meanwhile. */
export const update = put<{ params: { id: number }; body: ResourceUpdate; file?: File }, Resource>(
  '/resources/:id',
  { can: 'resources.change', audit: 'resource.change' },
);
export const remove = del<{ params: { id: number } }, Notice>('/resources/:id', {
  can: 'resources.change',
  audit: 'resource.delete',
});
export const restore = post<{ params: { id: number } }, Resource>('/resources/:id/restore', {
  can: 'resources.change',
  audit: 'resource.change',
});
export const removeForever = del<{ params: { id: number } }, Notice>('/resources/:id/forever', {
  can: 'resources.change',
  audit: 'resource.delete',
});

/** Counts a visit to a file elsewhere; downloads of our own files are counted by themselves. */
export const countDownload = post<{ params: { id: number } }, Notice>('/resources/:id/downloads');

export const file = get<{ params: { id: number } }, unknown>('/resources/:id/file', {
  can: 'resources.read',
  audit: 'resource.read',
});
/** A size of the thumbnail that was made from a private file, also of a resource in the trash. */
export const thumbnail = get<{ params: { id: number; name: string } }, unknown>(
  '/resources/:id/thumbnail/:name',
  { can: 'resources.read' },
);
