import type { AdminPractitioner, NewPractitioner } from '../practitioners.ts';
import { type ById, get, getPage, post, put } from './route.ts';

const adding = { can: 'practitioners.change', audit: 'practitioner.add' } as const;
const changing = { can: 'practitioners.change', audit: 'practitioner.change' } as const;

export const list = getPage<AdminPractitioner>('/admin/practitioners', { can: 'practitioners.read' });
export const one = get<ById, AdminPractitioner>('/admin/practitioners/:id', { can: 'practitioners.read' });

/** 400 names each wrong field. */
export const create = post<{ body: NewPractitioner }, AdminPractitioner>('/admin/practitioners', adding);

/** Retires with `isRetired`; visits that are booked stay. 409 when `version` is not the current one, and for the last one. */
export const update = put<ById & { body: NewPractitioner }, AdminPractitioner>(
  '/admin/practitioners/:id',
  changing,
);
