import * as v from 'valibot';
import { atMost, textLimits, withoutInvisible } from './text.ts';

/** http(s), or a path of our origin. Missing, null and empty become null. */
export function optionalWebAddress(message: string) {
  return v.pipe(
    v.nullish(v.string(message), ''),
    v.transform(withoutInvisible),
    v.trim(),
    atMost(textLimits.url),
    v.check((text) => text === '' || isWebAddress(text), message),
    v.transform((text) => (text === '' ? null : text)),
  );
}

export function isWebAddress(text: string): boolean {
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text)) return false;
  if (/^\/(?!\/)/.test(text)) return true;
  return /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text);
}
