import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const desk = join(import.meta.dirname, '..');
const code = ['learn', 'src/learned', 'src/reader/choose.ts', 'src/desk-check.ts', 'texts/same-words.json'];

/** Whose sentences the weights of a kind are made from: facts and questions are ordinary sentences for signs. */
const learnedFrom: Readonly<Record<string, readonly string[]>> = {
  facts: ['facts'],
  signs: ['signs', 'facts', 'questions'],
  questions: ['questions'],
};

/** SHA-256 of all that the weights of a kind are made from: its sentences and the code. */
export function fingerprint(kind: string): string {
  const hash = createHash('sha256');
  for (const file of [...(learnedFrom[kind] ?? []).map((each) => `sentences/${each}`), ...code]
    .flatMap(filesIn)
    .filter((name) => !name.endsWith('.test.ts')))
    hash.update(`${file}\n`).update(readFileSync(join(desk, file)));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (/\.(?:ts|json)$/.test(path)) return [path];
  return readdirSync(join(desk, path))
    .sort()
    .map((name) => join(path, name));
}
