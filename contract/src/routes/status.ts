import { get, type NoInput, type Notice, post } from './route.ts';

export interface StatusFact {
  name: string;
  text: string;
  /** What to do about it; null while all is well. */
  todo: string | null;
}

export interface UndeliveredEmail {
  id: string;
  to: string;
  subject: string;
  reason: string;
  failedAt: string;
}

export interface Status {
  facts: StatusFact[];
  undelivered: UndeliveredEmail[];
}

export const read = get<NoInput, Status>('/admin/status', {
  can: 'status.read',
  audit: 'undelivered email.read',
});

/** 404 when the email is unknown, or was sent again already. */
export const sendAgain = post<{ params: { id: string } }, Notice>('/admin/status/emails/:id', {
  can: 'status.change',
  audit: 'undelivered email.send',
});
