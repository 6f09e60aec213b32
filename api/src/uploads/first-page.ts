import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Renders the first page of a PDF on white, as large as fits into `max` pixels, in RGBA. @throws if it can't be read */
export async function firstPage(path: string, max: { width: number; height: number }) {
  const content = await readFile(path);
  // Each document gets a library of its own, so that a hostile one can't change the memory for the next.
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('The first page cannot be read.');
  const scale = Math.min(max.width / originalWidth, max.height / originalHeight);
  const { width, height, data } = await page.render({
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  });
  return { pages: document.getPageCount(), width, height, data };
}
