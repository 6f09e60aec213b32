import { uuid } from '../form/uuid.ts';

const key = 'consultation-attempt';

/**
 * The name of one attempt to send. The same text sent again (a double click, a retry, a reload in between) is the same
 * attempt, so that the practice reads one request; other text is a new one.
 */
export function attemptFor(text: string): string {
  const last = readAttempt();
  if (last?.text === text) return last.id;
  const attempt = { id: uuid(), text };
  try {
    sessionStorage.setItem(key, JSON.stringify(attempt));
  } catch {
    // Without storage only a retry after a reload counts as a second request.
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
