import { readStored, type StorageName, store } from './stored.ts';

interface Attempt {
  id: string;
  text: string;
}

/** The same input sent again is the same attempt, and has the same UUID. @param key in the storage, so that a reload keeps it */
export function createIdempotencyKeys(key?: string, storage: StorageName = 'sessionStorage') {
  let last: Attempt | null = null;
  return {
    keyFor(input: object): string {
      const text = JSON.stringify(input);
      if (key) last = readStored<Attempt>(key, storage) ?? last;
      if (last?.text !== text) last = { id: uuid(), text };
      if (key) store(key, last, storage);
      return last.id;
    },
    forgetKey(): void {
      last = null;
      if (key) store(key, undefined, storage);
    },
  };
}

function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const versioned = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
