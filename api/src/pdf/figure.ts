import type { Figure, Look } from '@practice/desk/drawings/paper';
import { lineWidth, type Shape } from '@practice/desk/drawings/shapes';
import { inks, left, write } from './page.ts';

export function drawFigure(doc: PDFKit.PDFDocument, { height, drawn }: Figure): void {
  const top = doc.y;
  for (const each of drawn) {
    const [x, y] = [left + each.x, top + each.y];
    if ('words' in each) {
      const { words, isCentered, ...look } = each;
      write(doc, words, { ...look, x, y, ...(isCentered ? { align: 'center' } : {}) });
    } else {
      const { shapes, look = {}, scale = 1 } = each;
      doc.save().translate(x, y).scale(scale).lineCap('round').lineJoin('round');
      for (const shape of shapes) drawShape(doc, shape, look);
      doc.restore();
    }
  }
  doc.y = top + height;
}

function drawShape(doc: PDFKit.PDFDocument, shape: Shape, look: Look): void {
  const fill = shape.fill ?? look.fill;
  const stroke = shape.stroke ?? look.stroke ?? 'line';
  doc.lineWidth(shape.width ?? look.width ?? lineWidth);
  if (look.dash) doc.dash(look.dash[0], { space: look.dash[1] });
  doc.path(shape.d);
  if (stroke !== 'none') doc.strokeColor(inks[stroke]);
  if (fill) doc.fillColor(inks[fill]);
  if (fill && stroke !== 'none') doc.fillAndStroke();
  else if (fill) doc.fill();
  else doc.stroke();
}
