import { buffer } from 'node:stream/consumers';
import { practice } from '@practice/contract/practice';
import type { Block, Paragraph } from '@practice/desk/report';
import { newDocument } from './document.ts';
import { drawFigure } from './figure.ts';
import { bottom, faces, left, type WriteOptions, width, write } from './page.ts';

const looks: Readonly<Record<NonNullable<Paragraph['look']>, WriteOptions>> = {
  strong: { face: 'bold' },
  first: { face: 'bold', size: 14 },
  soft: { ink: 'soft' },
  small: { size: 10, ink: 'soft' },
  source: { size: 9, ink: 'soft' },
};
const pointsWidth = 52;

export async function reportOf(title: string, blocks: readonly Block[]): Promise<Buffer> {
  const { doc, root } = await newDocument(title, blocks);
  const reserve = (points: number) => {
    if (doc.y > bottom - points) doc.addPage();
  };
  const rest = [...blocks];
  let isInOrder = true;
  for (let block = rest.shift(); block; block = rest.shift()) {
    const [next = 0, afterNext = 0] = rest.flatMap((each, at) => ('title' in each ? [at] : []));
    const needed = 'title' in block ? (block.following ?? 0) : 0;
    if (isInOrder && needed > 0 && afterNext > 0 && doc.y > bottom - 50 - needed) {
      isInOrder = false;
      rest.splice(0, afterNext, ...rest.slice(next, afterNext), block, ...rest.slice(0, next));
      continue;
    }
    if ('title' in block) {
      reserve(50 + (block.following ?? 40));
      doc.y += 12;
      const heading = { face: 'heading', size: 16, ink: 'pine', width } as const;
      root.add(doc.struct('H2', {}, () => write(doc, block.title, heading)));
      doc.y += 6;
    } else if ('alt' in block) {
      root.add(doc.struct('Figure', { alt: block.alt }, () => drawFigure(doc, block)));
    } else {
      reserve(Math.max(block.minSpace ?? 0, heightOf(doc, block)));
      root.add(doc.struct('P', {}, () => paragraph(doc, block)));
      doc.y += block.gap ?? 8;
    }
  }
  root.end();
  numberPages(doc);
  doc.end();
  return buffer(doc);
}

function heightOf(doc: PDFKit.PDFDocument, { text, look, points }: Paragraph): number {
  const { face = 'text', size = 11 } = (look && looks[look]) ?? {};
  const options = { width: width - (points === undefined ? 0 : pointsWidth), lineGap: 3 };
  const height = doc.font(faces[face]).fontSize(size).heightOfString(text, options);
  return height < 160 ? height : 0;
}

function paragraph(doc: PDFKit.PDFDocument, { text, look, points }: Paragraph): void {
  const y = doc.y;
  const indent = points === undefined ? 0 : pointsWidth;
  if (points !== undefined) write(doc, points, { width: 40, align: 'right' });
  write(doc, text, { ...(look && looks[look]), x: left + indent, y, width: width - indent, lineGap: 3 });
}

function numberPages(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Otherwise, text below the margin would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Layout' });
    const foot = { y: 792 - 44, size: 9, ink: 'soft', width, align: 'center', lineBreak: false } as const;
    write(doc, `${practice.name} · Page ${page + 1} of ${count}`, foot);
    doc.endMarkedContent();
  }
}
