import { practice } from '@practice/contract/practice';
import { logoMark } from '@practice/desk/drawings/logo';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { drawFigure } from './figure.ts';
import { faces, left, write } from './page.ts';

const logo = {
  alt: practice.name,
  height: 52,
  drawn: [
    { shapes: logoMark, x: -3, y: 0, scale: 0.8 },
    { words: practice.name, x: 36, y: 7, size: 16, face: 'heading', ink: 'line' },
  ],
} as const;

/** Starts an accessible document (PDF/UA) on US letter pages, with the logo and its title as heading. */
export function newDocument(title: string): { doc: PDFDocument; root: StructureElement } {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: left,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: practice.name },
    // The default would embed Helvetica.
    font: faces.text,
    bufferPages: true,
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.y = left - 20;
  root.add(doc.struct('Figure', { alt: logo.alt }, () => drawFigure(doc, logo)));
  root.add(doc.struct('H1', () => write(doc, title, { face: 'heading', size: 26, ink: 'pine' })));
  return { doc, root };
}
