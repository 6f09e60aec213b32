import type { AdminService, NewService, PracticeFacts } from '../services.ts';
import { type ById, get, getPage, type NoInput, post, put } from './route.ts';

const adding = { can: 'services.change', audit: 'service.add' } as const;
const changing = { can: 'services.change', audit: 'service.change' } as const;

/** What pages say of the practice: contact, hours, services that are offered, packages that are sold. */
export const practice = get<NoInput, PracticeFacts>('/practice');

export const list = getPage<AdminService>('/admin/services', { can: 'services.read' });
export const one = get<ById, AdminService>('/admin/services/:id', { can: 'services.read' });

/** 400 names each wrong field; 409 when another service has the title. */
export const create = post<{ body: NewService }, AdminService>('/admin/services', adding);

/** Retires it with `isRetired`, and moves it with `position`. 409 also when `version` is not the current one. */
export const update = put<ById & { body: NewService }, AdminService>('/admin/services/:id', changing);
