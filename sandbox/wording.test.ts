import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { root } from './root.ts';

// American usage that a reader can check mechanically, in everything that people read. Comments and identifiers are free.

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const slot = '(?:times?|slots?|days?|hours?)';

const rules: Record<string, RegExp> = {
  'Nov 3, without a leading zero': new RegExp(`\\b${month} 0\\d|day: '2-digit'`),
  '“log in” and “log out” are verbs, “login” is a noun':
    /(?<!\b(?:Back|Go) )\b(?:to|please|not|then|you|we’ll) log(?:in|out)\b|\blogin (?:to|with|again|first|here)\b/i,
  '“log in” and “log out”, not “sign in”': /(?<!`|__Host-)\bsign(?:s|ed|ing)?[ -](?:in|out|up)\b/i,
  'periods and commas go inside the quotes': /[^“]”[.,]/,
  'a time is open; “free” means that it costs nothing': new RegExp(
    `\\bfree (?:${slot}|again)\\b|\\b${slot} (?:is|are|that’s) free\\b|\\bfrees\\b`,
    'i',
  ),
  'someone, anyone, who, so, even so': /\b(?:some|any)body\b|\bwhom\b|\bso that\b|\bin spite of\b/i,
  'people press keys, and click, tap or choose the rest':
    /\bpress(?:es|ed|ing)? (?:“|(?:the|this|a) (?:button|link)|(?!(?:Enter|Escape|Shift|Ctrl|Pay Now)\b)[A-Z])/,
  'email, not mail': /\bmails?\b(?! servers?\b)/i,
};

/** Formats that the specification fixes, and code. */
const allowed: Record<string, RegExp> = {
  'contract/src/format.ts': /^day: '2-digit'$/,
  'desk/src/reader/clauses.ts': /^begins with somebody$/,
};

const folders = [
  ...['site', 'portal', 'admin', 'api', 'contract', 'desk', 'ui'].map((part) => `${part}/src`),
  'desk/texts',
];
const isRead = (file: string) => /\.(?:tsx?|astro|mdx?|json)$/.test(file) && !/\.test\.|README/.test(file);

test('what people read is American and plain', async () => {
  const found: string[] = [];
  for (const file of await readFiles()) {
    for (const text of textsOf(file, await readFile(join(root, file), 'utf8'))) {
      const broken = Object.keys(rules).filter(
        (rule) => rules[rule]?.test(text) && !allowed[file]?.test(text),
      );
      found.push(...broken.map((rule) => `${file}: ${rule}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});

async function readFiles(): Promise<string[]> {
  const names = folders.map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
  );
  return ['portal/index.html', 'admin/index.html', ...(await Promise.all(names)).flat().filter(isRead)];
}

function textsOf(file: string, source: string): string[] {
  if (/\.tsx?$/.test(file)) return literals(source);
  if (file.endsWith('.json')) return strings(JSON.parse(source));
  const [, head = '', body = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const markup = body
    .replace(/<(style|script)[\s>].*?<\/\1>|\{\/\*.*?\*\/\}|<!--.*?-->/gs, '')
    .replace(/^import .*$|\b(?:class|class:list|id|href)=(?:"[^"]*"|\{[^}]*\})/gm, '');
  const lines = markup.replace(/([^\n])\n(?=[^\n])/g, '$1 ').split('\n');
  return [...(file.endsWith('.astro') ? literals(head) : [head]), ...lines];
}

/** The string literals, templates and JSX texts, each with more than one word. */
function literals(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    }
    if (ts.isPropertyAssignment(node) && node.getText() === "day: '2-digit'") texts.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text.includes(' '));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}
