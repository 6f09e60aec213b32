import { limits } from '@practice/contract/text';

/** The sender's name of a file as a text to show: no hidden characters, none that turn the writing round, not too long. */
export function labelOf(name: string): string {
  const shown = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .trim();
  const extension = /\.[a-z0-9]{1,5}$/i.exec(shown)?.[0] ?? '';
  const stem = [...shown.slice(0, shown.length - extension.length)];
  while (stem.join('').length + extension.length > limits.fileName) stem.pop();
  return stem.join('') + extension;
}
