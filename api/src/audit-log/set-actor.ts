import type { Request } from 'express';

export function setActor(request: Request, { id, email }: { id: number; email: string }): void {
  Object.assign(request, { user: { id, email } });
}
