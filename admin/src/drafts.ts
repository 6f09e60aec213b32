// Text that was typed and not yet sent outlives a reload and a session that ran out. It is the practice's own
// writing about people: another account never sees it, and logging out removes it.
const prefix = 'draft:';

export function readDraft(storage: Storage, account: number, about: string): string {
  return storage.getItem(keyOf(account, about)) ?? '';
}

export function keepDraft(storage: Storage, account: number, about: string, text: string): void {
  try {
    if (text === '') storage.removeItem(keyOf(account, about));
    else storage.setItem(keyOf(account, about), text);
  } catch {
    // A browser whose storage is full or closed still saves to the server.
  }
}

export function forgetDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
}

function keyOf(account: number, about: string): string {
  return `${prefix}${account}:${about}`;
}
