import { riskSigns } from '@practice/desk/figure/drawing';
import {
  type DrawnPart,
  drawnParts,
  type PartRisk,
  partNames,
  type Risk,
  risks,
  risksOf,
  riskWords,
} from '@practice/desk/figure/risks';
import type { Scene } from '@practice/desk/figure/scenes';
import type PDFDocument from 'pdfkit';
import {
  amber,
  amberMist,
  bold,
  clay,
  ink,
  left,
  ochre,
  pine,
  right,
  softInk,
  text,
  white,
} from '../pdf/page.ts';
import { drawShapes, type Look, tones } from '../pdf/shapes.ts';

const size = 300;
/** Where the list of the parts stands, beside the drawing. */
const listAt = left + size + 22;

const heightOf = ({ view }: Scene) => (view.height * size) / view.width;

/** How tall it is, so that it begins on a page that holds it. */
export const figureHeight = (scene: Scene) => heightOf(scene) + 46;

const looks: Readonly<Record<Risk, Look>> = {
  first: { fill: clay, stroke: '#94411F', width: 3 },
  some: { fill: ochre, stroke: amber },
  none: { fill: tones.tint },
  unknown: { fill: white, dash: [4, 6] },
};

/** The same signs as on the page, so that a print in gray can be read, too. */
const marks: Readonly<Record<Risk, Look & { sign: string }>> = {
  first: { fill: clay, stroke: clay, sign: white },
  some: { fill: amberMist, stroke: amber, sign: amber },
  none: { fill: white, stroke: pine, sign: pine },
  unknown: { fill: white, stroke: softInk, dash: [2.4, 2.6], width: 1.5, sign: softInk },
};

/** The place where somebody works from the side, with every part in the color of its risk, its name beside it, and what the colors mean. */
export function deskFigure(doc: PDFDocument, scene: Scene, assessment: Parameters<typeof risksOf>[0]) {
  const { view, layers, places } = scene;
  const height = heightOf(scene);
  const byPart = risksOf(assessment);
  const top = doc.y;
  return doc.struct('Figure', { alt: altOf(scene, byPart) }, () => {
    doc
      .save()
      .translate(left, top)
      .scale(size / view.width)
      .translate(-view.x, -view.y);
    doc.lineCap('round').lineJoin('round');
    for (const { part, shapes } of layers) drawShapes(doc, shapes, part ? looks[byPart[part].risk] : {});
    for (const part of drawnParts) {
      const { at, to } = places[part];
      doc
        .lineWidth(1.25)
        .moveTo(...at)
        .lineTo(...to)
        .strokeColor(softInk)
        .stroke();
    }
    drawnParts.forEach((part, index) => {
      numbered(doc, places[part].at, byPart[part].risk, index + 1);
    });
    doc.restore();

    drawnParts.forEach((part, index) => {
      const y = top + 6 + (index * (height - 4)) / drawnParts.length;
      label(doc, y, `${index + 1}  ${partNames[part]}`, byPart[part].risk);
    });
    legend(doc, top + height + 14);
    doc.y = top + figureHeight(scene);
  });
}

/** What the drawing says, for whoever does not see it. */
export function altOf({ title }: Scene, byPart: Record<DrawnPart, PartRisk>): string {
  const parts = drawnParts.map((part) => {
    const { risk, findings } = byPart[part];
    return [`${partNames[part]}: ${riskWords[risk].toLowerCase()}.`, ...findings].join(' ');
  });
  return `${title} ${parts.join(' ')}`;
}

function numbered(doc: PDFDocument, [x, y]: readonly [number, number], risk: Risk, number: number): void {
  const look = marks[risk];
  doc.lineWidth(look.width ?? 2).circle(x, y, 16);
  doc
    .fillColor(look.fill ?? white)
    .strokeColor(look.stroke ?? softInk)
    .fillAndStroke();
  doc
    .font(bold)
    .fontSize(20)
    .fillColor(risk === 'first' ? white : ink)
    .text(`${number}`, x - 16, y - 12, { width: 32, align: 'center', lineBreak: false });
}

function label(doc: PDFDocument, y: number, name: string, risk: Risk): void {
  mark(doc, listAt, y + 1, risk);
  const at = listAt + 20;
  const options = { width: right - at, lineBreak: false };
  doc
    .font(bold)
    .fontSize(10)
    .fillColor(ink)
    .text(name, at, y - 2, options);
  doc
    .font(text)
    .fontSize(9)
    .fillColor(softInk)
    .text(riskWords[risk], at, y + 10, options);
}

function legend(doc: PDFDocument, y: number): void {
  let x = left;
  doc.font(text).fontSize(9);
  for (const risk of risks) {
    mark(doc, x, y, risk);
    doc
      .font(text)
      .fontSize(9)
      .fillColor(softInk)
      .text(riskWords[risk], x + 18, y + 2, { lineBreak: false });
    x += 18 + doc.widthOfString(riskWords[risk]) + 20;
  }
}

/** The sign of a risk, 13 points wide. */
function mark(doc: PDFDocument, x: number, y: number, risk: Risk): void {
  const { sign, ...look } = marks[risk];
  doc.save().translate(x, y).scale(0.65).lineCap('round').lineJoin('round');
  drawShapes(doc, [{ d: 'M1 10a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z' }], { width: 2, ...look });
  doc.lineWidth(2).path(riskSigns[risk]).strokeColor(sign).stroke();
  doc.restore();
}
