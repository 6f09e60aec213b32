import { licensedFounders } from '@practice/contract/founders';
import { practice } from '@practice/contract/practice';
import { practiceAddress } from '@practice/contract/visit';
import { beginMarkedContent, endMarkedContent, PDFDocument, StandardFonts } from 'pdf-lib';

const lines = [[practice.name, practiceAddress, practice.phone].join(' · '), licensedFounders];

export async function stamped(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const page of document.getPages()) {
    // What is repeated on pages is no content for screen readers.
    page.pushOperators(beginMarkedContent('Artifact'));
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 54, y: 24 - at * 10, size: 7.5, font });
    page.pushOperators(endMarkedContent());
  }
  document.setAuthor(practice.name);
  return document.save();
}
