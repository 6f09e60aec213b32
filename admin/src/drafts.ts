import { readStored, store } from '@practice/ui/form/stored';

// The browser keeps text that was typed and not sent, through a reload or the end of the session. Because it is about
// people, another account never sees it. A logout removes it; the idle logoff keeps it for the next login.
const prefix = 'draft:';

export const readDraft = <Draft>(account: number, record: string): Draft | null =>
  readStored<Draft>(keyOf(account, record), 'localStorage');

export function keepDraft(account: number, record: string, draft: unknown): void {
  store(keyOf(account, record), draft || undefined, 'localStorage');
}

/** Whether two values of a field differ. A cleared field is as an empty one. */
export const isOther = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') !== JSON.stringify(other ?? '');

const keyOf = (account: number, record: string): string => `${prefix}${account}:${record}`;
