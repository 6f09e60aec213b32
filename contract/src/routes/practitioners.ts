import type { AdminPractitioner, NewPractitioner } from '../practitioners.ts';
import { type ById, get, getPage, post, put } from './route.ts';

const adding = { can: 'practitioners.change', audit: 'practitioner.add' } as const;
const changing = { can: 'practitioners.change', audit: 'practitioner.change' } as const;

export const list = getPage<AdminPractitioner>('/admin/practitioners', { can: 'practitioners.read' });
export const one = get<ById, AdminPractitioner>('/admin/practitioners/:id', { can: 'practitioners.read' });

export const create = post<{ body: NewPractitioner }, AdminPractitioner>('/admin/practitioners', adding);

/** Retires with `isRetired`; booked visits stay. 409 if `version` is not current, or for the last one. */
export const update = put<ById & { body: NewPractitioner }, AdminPractitioner>(
  '/admin/practitioners/:id',
  changing,
);
