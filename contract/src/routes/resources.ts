import type { NewResource, Resource, ResourceUpdate } from '../resources.ts';
import { type ById, del, get, getCsv, getPage, type NoInput, type Notice, post, put } from './route.ts';

const adding = { can: 'resources.change', audit: 'resource.add' } as const;
const changing = { can: 'resources.change', audit: 'resource.change' } as const;
const deleting = { can: 'resources.change', audit: 'resource.delete' } as const;
const exporting = { can: 'resources.export', audit: 'resource.export' } as const;
const reading = { can: 'resources.read', audit: 'resource.read' } as const;

export const list = getPage<Resource>('/resources');
export const exportCsv = getCsv('/resources/export.csv', exporting);

/** 404 also for a private resource, except to admins. */
export const one = get<ById, Resource>('/resources/:id');
export const create = post<{ body: NewResource; file?: File }, Resource>('/resources', adding);
export const addSamples = post<NoInput, Resource[]>('/resources/samples', adding);
export const samples = get<NoInput, string[]>('/resources/samples');

/** A new file replaces the old one. 409 if someone else changed it meanwhile. */
export const update = put<ById & { body: ResourceUpdate; file?: File }, Resource>('/resources/:id', changing);
export const remove = del<ById, Notice>('/resources/:id', deleting);
export const restore = post<ById, Resource>('/resources/:id/restore', changing);
export const removeForever = del<ById, Notice>('/resources/:id/forever', deleting);

export const countDownload = post<ById, Notice>('/resources/:id/downloads');

export const file = get<ById, unknown>('/resources/:id/file', reading);
export const thumbnail = get<{ params: { id: number; name: string } }, unknown>(
  '/resources/:id/thumbnail/:name',
  { can: 'resources.read' },
);
