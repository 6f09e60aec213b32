import { writeFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { addFields, fieldPlaces } from './fields.ts';
import { renameTags } from './structure.ts';

interface Properties {
  title: string;
  subject: string;
  /** When it was put online; a PDF made twice from the same sources is the same. */
  date: string;
  path: string;
}

/** Prints a page as a tagged PDF and writes down what it is and who made it. */
export async function writePdf(page: Page, { title, subject, date, path }: Properties): Promise<void> {
  const printed = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const pdf = await PDFDocument.load(printed);
  renameTags(pdf);
  await addFields(pdf, await fieldPlaces(page));
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setSubject(subject);
  pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict).delete(PDFName.of('Creator'));
  pdf.setLanguage('en-US');
  pdf.setCreationDate(new Date(date));
  pdf.setModificationDate(new Date(date));
  await writeFile(path, await pdf.save());
}
