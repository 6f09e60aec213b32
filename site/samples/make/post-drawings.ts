import { readFile, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withTokenValues } from '../../src/drawings/tokens.ts';
import { postDrawings } from '../posts/posts.tsx';

/** The drawings of the sample posts, each an SVG that needs no other file; all, or those that are named. */
export async function writePostDrawings(names: readonly string[]): Promise<void> {
  const css = await readFile(new URL('../drawings/drawings.css', import.meta.url), 'utf8');
  const rules = new Map(
    [...css.matchAll(/^\.drawing \.(\w+) \{([^}]*)\}/gm)].map(([, name = '', rule = '']) => [name, rule]),
  );
  for (const [name, drawing] of Object.entries(postDrawings)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const svg = renderToStaticMarkup(createElement(drawing)).replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg"',
    );
    const file = new URL(`../../public/posts/${name}.svg`, import.meta.url);
    await writeFile(file, `${withTokenValues(withAttributes(svg, rules))}\n`);
  }
}

/** What the classes say, as attributes: a file has no stylesheet, and a policy may forbid it one. */
function withAttributes(svg: string, rules: ReadonlyMap<string, string>): string {
  return svg.replace(/<(\w+)([^>]*?) class="([^"]*)"([^>]*)>/g, (_, tag, before, classes, after) => {
    let rest: string = before + after;
    let added = '';
    for (const name of String(classes).split(' ')) {
      for (const [, property, value] of (rules.get(name) ?? '').matchAll(/([\w-]+): ([^;]+);/g)) {
        rest = rest.replace(new RegExp(` ${property}="[^"]*"`), '');
        added += ` ${property}="${value}"`;
      }
    }
    return `<${tag}${added}${rest}>`;
  });
}
