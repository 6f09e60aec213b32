import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fontFaces } from './fonts.ts';

/** The tokens, the fonts and the named stylesheets of this folder, as one text. */
export async function styles(...paths: readonly string[]): Promise<string> {
  const texts = await Promise.all([
    readFile(fileURLToPath(import.meta.resolve('@practice/ui/tokens.css')), 'utf8'),
    fontFaces(),
    ...paths.map((path) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')),
  ]);
  return texts.join('\n');
}
