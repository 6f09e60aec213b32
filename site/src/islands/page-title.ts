import { practice } from '@practice/contract/practice';

/** The document title for a heading. */
export function pageTitle(heading: string): string {
  return `${heading} - ${practice.name}`;
}
