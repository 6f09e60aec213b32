import { practice } from '@practice/contract/practice';
import { logoMark } from '@practice/desk/drawings/logo';
import { fallbackFonts } from './fallback-fonts.ts';
import { drawFigure } from './figure.ts';
import { faces, left, write } from './page.ts';
import { TextDocument } from './text-document.ts';

const logo = {
  alt: practice.name,
  height: 52,
  drawn: [
    { shapes: logoMark, x: -3, y: 0, scale: 0.8 },
    { words: practice.name, x: 36, y: 7, size: 16, face: 'heading', ink: 'line' },
  ],
} as const;

const accessible: object = { subset: 'PDF/UA' };

export async function newDocument(
  title: string,
  content: unknown,
): Promise<{ doc: TextDocument; root: PDFKit.PDFStructureElement }> {
  const doc = new TextDocument({
    size: 'LETTER',
    margin: left,
    pdfVersion: '1.7',
    tagged: true,
    ...accessible,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: practice.name },
    font: faces.text,
    bufferPages: true,
  });
  doc.fallbacks = await fallbackFonts(JSON.stringify([title, content]));
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.y = left - 20;
  root.add(doc.struct('Figure', { alt: logo.alt }, () => drawFigure(doc, logo)));
  root.add(doc.struct('H1', {}, () => write(doc, title, { face: 'heading', size: 26, ink: 'pine' })));
  return { doc, root };
}
