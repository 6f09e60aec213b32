import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface FirstPage {
  /** Pages of the whole document. */
  pages: number;
  width: number;
  height: number;
  /** Red, green, blue, alpha. */
  data: Uint8Array;
}

/**
 * The first page of a PDF on white, as large as fits.
 * @throws when it is broken, has a password, or has no page
 */
export async function firstPage(path: string, most: { width: number; height: number }): Promise<FirstPage> {
  const content = await readFile(path);
  // A library of its own for each: what a hostile document did to its memory is gone with it.
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('The first page cannot be read.');
  const scale = Math.min(most.width / originalWidth, most.height / originalHeight);
  const { width, height, data } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  });
  return { pages: document.getPageCount(), width, height, data };
}
