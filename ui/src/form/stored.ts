// Values as JSON in the browser's storage. Some browsers close it to pages: then nothing is found, and nothing is stored.

type Where = 'sessionStorage' | 'localStorage';

/** What was stored under the key, or null. The caller says its type, and stores nothing else there. */
export function readStored<Value>(key: string, where: Where = 'sessionStorage'): Value | null {
  try {
    return JSON.parse(window[where].getItem(key) ?? 'null');
  } catch {
    // The storage is closed, or the text is not JSON: both mean that nothing of ours is there.
    return null;
  }
}

/** Stores a value; undefined removes the key. */
export function store(key: string, value: unknown, where: Where = 'sessionStorage'): void {
  try {
    if (value === undefined) window[where].removeItem(key);
    else window[where].setItem(key, JSON.stringify(value));
  } catch {
    // A form works without storage; it only forgets more.
  }
}
