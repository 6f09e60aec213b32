import { get, type NoInput, type Notice, post } from './route.ts';

const reading = { can: 'status.read', audit: 'undelivered email.read' } as const;
const sending = { can: 'status.change', audit: 'undelivered email.send' } as const;

export interface StatusFact {
  name: string;
  text: string;
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

export const read = get<NoInput, Status>('/admin/status', reading);

/** 404 if it was sent again already. */
export const sendAgain = post<{ params: { id: string } }, Notice>('/admin/status/emails/:id', sending);
