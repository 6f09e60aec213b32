import { practice } from '@practice/contract/practice';

/** What the browser's tab says while a page shows something else than it began with. */
export function titled(heading: string): string {
  return `${heading} - ${practice.name}`;
}
