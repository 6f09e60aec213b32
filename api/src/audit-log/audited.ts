import { SetMetadata } from '@nestjs/common';
import type { AuditAction } from '@practice/contract/audit-log';
import type { Request } from 'express';

export const AUDITED = 'audited';

export interface AuditedAct {
  act: AuditAction;
  record: string | null;
  part: string;
}

/** Records this act of whoever calls the route, on the record whose id is in the path or in the answer. */
export const Audited = (act: AuditAction, record: string | null = null, part = '') =>
  SetMetadata(AUDITED, { act, record, part } satisfies AuditedAct);

export function setActor(request: Request, { id, email }: { id: number; email: string }): void {
  Object.assign(request, { user: { id, email } });
}
