import type { AdminService, NewService, PracticeFacts } from '../services.ts';
import { type ById, get, getPage, type NoInput, post, put } from './route.ts';

const adding = { can: 'services.change', audit: 'service.add' } as const;
const changing = { can: 'services.change', audit: 'service.change' } as const;

export const practice = get<NoInput, PracticeFacts>('/practice');

export const list = getPage<AdminService>('/admin/services', { can: 'services.read' });
export const one = get<ById, AdminService>('/admin/services/:id', { can: 'services.read' });

export const create = post<{ body: NewService }, AdminService>('/admin/services', adding);

/** Retires with `isRetired`, moves with `position`. 409 also if `version` is not current. */
export const update = put<ById & { body: NewService }, AdminService>('/admin/services/:id', changing);
