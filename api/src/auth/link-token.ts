import { createHash, randomBytes } from 'node:crypto';

/** A token for a link in an email: 256 random bits. Only the email has it; the database keeps its hash. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows of a token. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
