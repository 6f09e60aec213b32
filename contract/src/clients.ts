import * as v from 'valibot';
import { idNumber } from './lists.ts';
import { limits } from './text.ts';

/** Somebody who has an account, as the practice sees them. */
export interface Client {
  id: number;
  firstName: string | null;
  lastName: string | null;
  username: string;
  /** First and last name, or the username where there is neither. */
  name: string;
  email: string;
  emailConfirmed: boolean;
  isClient: boolean;
  isAdmin: boolean;
  createdAt: string;
}

/** What the list can be sorted by. */
export const clientSorts = ['createdAt', 'id', 'lastName', 'firstName', 'email'] as const;

/** What it can be filtered by; `q` looks into names and mail address. */
export const clientFilter = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(limits.title))),
  id: v.optional(v.union([idNumber, v.array(idNumber)])),
  isAdmin: v.optional(v.boolean()),
});
export type ClientFilter = v.InferOutput<typeof clientFilter>;

/** The body of PATCH /api/admin/clients/{id}: what somebody may do. */
export const clientUpdate = v.object({
  isClient: v.exactOptional(v.boolean('Please say yes or no.')),
  isAdmin: v.exactOptional(v.boolean('Please say yes or no.')),
});
export type ClientUpdate = v.InferOutput<typeof clientUpdate>;

export const clientMessages = {
  unknown: 'There is nobody with this number.',
  lastAdmin: 'This is the only admin. Make somebody else an admin first, or nobody could get in.',
} as const;
