/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';
import { withAsciiDomain } from './text.ts';

/** `anna@xn--mller-kva.de` as people write it: `anna@müller.de`. A domain that would read like another one stays as it is. */
export function readableEmail(email: string): string {
  try {
    const readable = punycode.toUnicode(email);
    return withAsciiDomain(readable) === email ? readable : email;
  } catch {
    return email;
  }
}
