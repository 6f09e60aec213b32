import { readFileSync } from 'node:fs';

export interface Block {
  heading: string;
  value: string;
  lines: string[];
  source: string;
}

const folder = new URL('../phrases/', import.meta.url);

/** @throws when a line of the file `path` below `desk/phrases` is neither a heading, nor indented, nor a comment */
export function blocksIn(path: string): Block[] {
  const blocks: Block[] = [];
  for (const [at, line] of readFileSync(new URL(path, folder), 'utf8').split('\n').entries()) {
    const source = `${path}, line ${at + 1}`;
    const [, heading, value = ''] = /^([A-Z][a-z ]+)(?:: (.+))?$/.exec(line) ?? [];
    if (line === '' || line.startsWith('#')) continue;
    if (heading) blocks.push({ heading, value, lines: [], source });
    else if (line.startsWith('  ') && blocks.length > 0) blocks.at(-1)?.lines.push(line.trim());
    else throw new Error(`${source} is not understood: ${line}`);
  }
  return blocks;
}

/** @throws when a name in a file is none of those that the code knows */
export function oneOf<Name extends string>(names: readonly Name[], name: string, source: string): Name {
  const known = names.find((one) => one === name);
  if (!known) throw new Error(`${source}: “${name}” is none of ${names.join(', ')}`);
  return known;
}
