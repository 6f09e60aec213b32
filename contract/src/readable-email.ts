/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';
import { withAsciiDomain } from './text.ts';

/** Turns `anna@xn--mller-kva.de` into `anna@müller.de`, unless that would read like another domain. */
export function readableEmail(email: string): string {
  try {
    const readable = punycode.toUnicode(email);
    return withAsciiDomain(readable) === email ? readable : email;
  } catch {
    return email;
  }
}
