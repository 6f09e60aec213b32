import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site as visitors get it. `npm test` builds it first. */
export const builtSite = join(import.meta.dirname, '../dist/client');

export interface BuiltPage {
  /** As it is linked to: '/', '/about'. */
  readonly path: string;
  readonly html: string;
}

/** Every built page; the page for unknown addresses is '/404'. */
export const builtPages: readonly BuiltPage[] = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    path: `/${file.replace(/\/?index\.html$|\.html$/, '')}`,
    html: readFileSync(join(builtSite, file), 'utf8'),
  }))
  .sort((one, other) => one.path.localeCompare(other.path));

export function builtPage(path: string): BuiltPage {
  const page = builtPages.find((built) => built.path === path);
  if (!page) throw new Error(`The build has no page ${path}.`);
  return page;
}

/** The text of another built file. */
export function builtFile(name: string): string {
  return readFileSync(join(builtSite, name), 'utf8');
}

const parsed = new Map<string, Document>();

/** The page as a parsed document, for tests that run in jsdom. It is shared, so it must not be changed. */
export function elementsOf({ html }: BuiltPage): Document {
  const document = parsed.get(html) ?? new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  parsed.set(html, document);
  return document;
}

/** jsdom would parse the styles of every page. */
function withoutStyles(html: string): string {
  return html.replace(/<style[^>]*>[^<]*<\/style>/g, '');
}

/** The text of an element, with single spaces. */
export function wordsOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
