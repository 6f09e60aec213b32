export type StorageName = 'sessionStorage' | 'localStorage';

export function readStored<Value>(key: string, storage: StorageName = 'sessionStorage'): Value | null {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    // The browser blocks the storage, or the text is not JSON, so nothing of ours is there.
    return null;
  }
}

export function store(key: string, value: unknown, storage: StorageName = 'sessionStorage'): void {
  try {
    if (value === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, a form works, but a reload loses what was typed.
  }
}
