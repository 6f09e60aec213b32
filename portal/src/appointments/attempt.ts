const key = 'appointment-attempt';

/**
 * The name of one attempt to book. The same form sent again (a retry, a reload in between) is the same attempt, so that one
 * appointment comes of it; another time or title is a new one.
 */
export function attemptFor(filledIn: object): string {
  const text = JSON.stringify(filledIn);
  const last = readAttempt();
  if (last?.text === text) return last.id;
  const attempt = { id: uuid(), text };
  try {
    sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // Without storage only a retry counts as a second appointment, and the first holds the time.
  }
  return attempt.id;
}

export function clearAttempt(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}

function readAttempt(): { id: string; text: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `crypto.randomUUID` exists on https and localhost only; this works on a practice's own network too. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    const versioned = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
