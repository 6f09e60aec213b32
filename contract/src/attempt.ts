/**
 * The attempts to send one form, each with a name. The same text sent again (a double click, a retry, a reload in between) is the
 * same attempt, so that one request, or one appointment, comes of it; other text is a new one.
 * @param key where this tab keeps the last one
 */
export function attemptsAt(key: string) {
  return {
    /** The name under which this text is sent, until it has been. */
    attemptFor(text: string): string {
      const last = readAttempt(key);
      if (last?.text === text) return last.id;
      const attempt: Attempt = { id: uuid(), text };
      try {
        sessionStorage.setItem(key, JSON.stringify(attempt));
      } catch {
        // Without storage a retry is an attempt of its own.
      }
      return attempt.id;
    },
    /** After it was sent: the same text is another attempt. */
    clearAttempt(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored, so nothing needs to go.
      }
    },
  };
}

interface Attempt {
  id: string;
  text: string;
}

function readAttempt(key: string): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage is closed to us, or has something else under our key: then this is the first attempt.
    return undefined;
  }
}

/** `crypto.randomUUID` exists on https and localhost only; this works on a practice's own network too. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const versioned = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
