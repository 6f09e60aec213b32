/** @jest-environment jsdom */
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { type BuiltPage, builtPage, builtPages, builtSite, elementsOf } from './built-pages.ts';
import { onDemandPaths, renderedPages } from './rendered-pages.ts';

const pages = [...builtPages, ...(await renderedPages(onDemandPaths))];

/** A module and everything it imports statically. */
function withImports(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(builtSite, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
    withImports(join(dirname(file), name), seen);
  return seen;
}

const inlineScripts = (page: BuiltPage) =>
  [...elementsOf(page).querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(
    (script) => script.textContent ?? '',
  );

/** The logout page consists of a script. */
const scriptLimit = (page: BuiltPage) => (page.path === paths.logoutHandler ? 9 : 5);

// The script of a form is fetched at the first interaction, and the journeys measure it.
test.each(pages)('the page $path loads little script at first, in at most two files', (page) => {
  const files = new Set<string>();
  const sources = [...elementsOf(page).querySelectorAll('script[src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  for (const source of sources) withImports(source, files);
  const sent = [...files].map((file) => statSync(join(builtSite, `${file}.br`)).size);
  const inline = brotliCompressSync(inlineScripts(page).join('\n')).length;
  expect(sent.reduce((sum, size) => sum + size, inline)).toBeLessThanOrEqual(scriptLimit(page) * 1024);
  expect(sources.length).toBeLessThanOrEqual(2);
  if (page.path !== paths.logoutHandler) expect([...files]).toEqual(sources);
});

test.each(pages)('the content security policy lists everything inline of $path', (page) => {
  const headers = JSON.parse(readFileSync(join(builtSite, '../headers.json'), 'utf8'));
  const styles = [...elementsOf(page).querySelectorAll('style')].map(({ textContent }) => textContent);
  for (const text of [...inlineScripts(page), ...styles])
    expect(headers['Content-Security-Policy']).toContain(`'sha256-${hash('sha256', text, 'base64')}'`);
  expect(elementsOf(page).querySelector('[style]')).toBeNull();
});

// A server sends ten segments of 1,460 bytes before it waits for an answer (RFC 6928); the headers take 950.
test('the compressed home page is small enough for one round trip', () => {
  expect(brotliCompressSync(builtPage(paths.home).html).length).toBeLessThan(10 * 1460 - 950);
});
