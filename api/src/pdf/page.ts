import { fileURLToPath } from 'node:url';
import { practice } from '@practice/contract/practice';
import PDFDocument from 'pdfkit';

const font = (name: string) => fileURLToPath(new URL(`../../fonts/${name}.ttf`, import.meta.url));
export const heading = font('fraunces');
export const text = font('atkinson-hyperlegible-next');
export const bold = font('atkinson-hyperlegible-next-bold');

// The tokens' own values: a PDF knows no stylesheet.
export const ink = '#1E2A28';
export const softInk = '#4D5B58';
export const pine = '#1F5A52';
export const clay = '#B4532F';
export const ochre = '#D9A441';
export const amber = '#8A5A0B';
export const amberMist = '#FAECCD';
export const white = '#FFFDFA';
export const line = '#E2D8C9';

/** The edges of the text on a US letter page, in points. */
export const left = 64;
export const right = 612 - 64;

/** A document on US letter pages whose text can be selected, and read aloud in order (PDF/UA). */
export function newDocument(title: string): PDFDocument {
  return new PDFDocument({
    size: 'LETTER',
    margin: left,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: practice.name },
    // Without one of ours, Helvetica would be embedded.
    font: text,
    bufferPages: true,
  });
}
