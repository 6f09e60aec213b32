import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtPages } from './built-pages.ts';
import { onDemandPaths, renderedPages } from './rendered-pages.ts';

// The W3C's own checker, in Java. `npm test` skips this file if it is not installed.
const checker = process.env.HTML_CHECKER ?? '';

/** Messages about features that the checker does not know yet. */
const unknownToChecker = [
  // HTML: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
  // CSS
  /^CSS: Unrecognized at-rule “@(container|property)”/,
  /^CSS: “(container-type|animation-timeline|animation-range|line-clamp|r)”: Property “.*” doesn't exist/,
  // A length less than another, of a custom property.
  /^CSS: “--figure”: The types are incompatible/,
];

interface Finding {
  type: string;
  url: string;
  message: string;
}

const pages = [...builtPages, ...(await renderedPages(onDemandPaths))];
const findings = new Map<string, string[]>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-html-'));
  const fileOf = (index: number) => join(folder, `${index}.html`);
  await Promise.all(pages.map(({ html }, index) => writeFile(fileOf(index), html)));
  const { stdout } = await promisify(execFile)(
    'java',
    [
      '-jar',
      checker,
      '--exit-zero-always',
      '--stdout',
      '--format',
      'json',
      ...pages.map((_, index) => fileOf(index)),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages }: { messages: Finding[] } = JSON.parse(stdout);
  for (const [index, { path }] of pages.entries()) {
    const own = messages.filter(({ url, type }) => type === 'error' && url.endsWith(`/${index}.html`));
    findings.set(
      path,
      own
        .map(({ message }) => message)
        .filter((message) => !unknownToChecker.some((known) => known.test(message))),
    );
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(pages)('the W3C’s checker finds no error on $path', ({ path }) => {
  expect(findings.get(path)).toEqual([]);
});
