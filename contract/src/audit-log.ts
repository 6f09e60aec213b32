import * as v from 'valibot';
import { idNumber, oneOrMore, searchFilter } from './lists.ts';
import { moment } from './time.ts';

export const auditActions = {
  read: 'Read',
  add: 'Added',
  change: 'Changed',
  delete: 'Deleted',
  export: 'Exported',
  refund: 'Refunded',
  invite: 'Invited',
  roles: 'Changed roles',
  send: 'Sent again',
  login: 'Logged in',
  logout: 'Logged out',
  password: 'Set a password',
  confirm: 'Confirmed who they are',
  secondFactor: 'Changed two-step login',
} as const;
export type AuditAction = keyof typeof auditActions;

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

export interface AuditEntry {
  id: number;
  at: string;
  userId: number | null;
  who: string;
  address: string;
  act: AuditAction;
  succeeded: boolean;
  record: string | null;
  recordId: number | null;
  clientId: number | null;
  clientName: string | null;
  detail: string;
}

export const auditSorts = ['at', 'id', 'who', 'act'] as const;

export const auditFilter = v.strictObject({
  ...searchFilter,
  act: oneOrMore(v.picklist(actions)),
  succeeded: v.optional(v.boolean()),
  userId: v.optional(idNumber),
  clientId: v.optional(idNumber),
  from: v.optional(moment),
  to: v.optional(moment),
});

export function auditRecord({ record, recordId }: Pick<AuditEntry, 'record' | 'recordId'>): string {
  if (record === null) return '';
  return recordId === null ? `${record} list` : `${record} ${recordId}`;
}
