import { readStored, store } from '@practice/ui/form/stored';

// The browser keeps text that was typed and not sent, through a reload or the end of the session. Because it is about
// people, another account never sees it, and logging out removes it.
const prefix = 'draft:';

export function readDraft(account: number, record: string): string {
  return readStored<string>(keyOf(account, record), 'localStorage') ?? '';
}

/** Stores a draft. An empty text removes it. */
export function keepDraft(account: number, record: string, text: string): void {
  store(keyOf(account, record), text || undefined, 'localStorage');
}

export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // The browser blocks its storage, so it holds no draft.
  }
}

function keyOf(account: number, record: string): string {
  return `${prefix}${account}:${record}`;
}
