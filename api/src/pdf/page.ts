import { fileURLToPath } from 'node:url';
import type { Ink } from '@practice/desk/drawings/paper';

const font = (name: string) => fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url));
export const faces = {
  heading: font('fraunces'),
  text: font('atkinson-hyperlegible-next'),
  bold: font('atkinson-hyperlegible-next-bold'),
};

/** From `ui/tokens.css`, since a PDF has no stylesheet. */
export const inks: Readonly<Record<Ink, string>> = {
  line: '#143C37',
  paper: '#FFFDFA',
  tint: '#DFE9E4',
  ground: '#F1EAE0',
  quiet: '#A9B5AB',
  measure: '#B4532F',
  'skin-tan': '#DCAB84',
  ink: '#1E2A28',
  soft: '#4D5B58',
  pine: '#1F5A52',
  clay: '#B4532F',
  rust: '#94411F',
  ochre: '#D9A441',
  amber: '#8A5A0B',
  mist: '#FAECCD',
  rule: '#E2D8C9',
};

export const left = 64;
export const width = 612 - 2 * left;
export const bottom = 792 - left;

export interface WriteOptions extends PDFKit.Mixins.TextOptions {
  x?: number;
  y?: number;
  face?: keyof typeof faces;
  size?: number;
  ink?: Ink;
}

export function write(doc: PDFKit.PDFDocument, words: string, options: WriteOptions = {}): void {
  const { x = left, y = doc.y, face = 'text', size = 11, ink = 'ink', ...textOptions } = options;
  doc.font(faces[face]).fontSize(size).fillColor(inks[ink]).text(words.normalize(), x, y, textOptions);
}
