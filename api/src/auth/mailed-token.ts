import { createHash, randomBytes } from 'node:crypto';

/** A token for a link in a mail: 256 random bits. Only the mail has it; the database keeps its hash. */
export function newMailedToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
