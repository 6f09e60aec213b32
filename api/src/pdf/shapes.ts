import { lineWidth, type Shape, type Tone } from '@practice/desk/drawings/shapes';
import type PDFDocument from 'pdfkit';

/** The tokens' own values of a drawing: a PDF knows no stylesheet. */
export const tones: Readonly<Record<Tone, string>> = {
  line: '#143C37',
  paper: '#FFFDFA',
  tint: '#DFE9E4',
  ground: '#F1EAE0',
  quiet: '#A9B5AB',
  measure: '#B4532F',
};

export interface Look {
  fill?: string | undefined;
  stroke?: string;
  width?: number;
  /** Lengths of dashes and gaps; without, the line is whole. */
  dash?: readonly [length: number, space: number];
}

/** Draws paths that a page draws, too, in the drawing's own measures; what a shape leaves out is by `look`. */
export function drawShapes(doc: PDFDocument, shapes: readonly Shape[], look: Look = {}): void {
  for (const shape of shapes) {
    const fill = shape.fill ? tones[shape.fill] : look.fill;
    const stroke = shape.stroke === 'none' ? undefined : shape.stroke ? tones[shape.stroke] : look.stroke;
    doc.lineWidth(shape.width ?? look.width ?? lineWidth);
    if (look.dash) doc.dash(look.dash[0], { space: look.dash[1] });
    doc.path(shape.d).strokeColor(stroke ?? tones.line);
    if (fill) doc.fillColor(fill);
    if (fill && shape.stroke !== 'none') doc.fillAndStroke();
    else if (fill) doc.fill();
    else doc.stroke();
    if (look.dash) doc.undash();
  }
}
