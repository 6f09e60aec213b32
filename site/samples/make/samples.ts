import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SampleResource, sampleResources } from '@practice/contract/sample-resources';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { documents } from './documents.ts';
import { openFilm, showFrame, writeFilm } from './film.ts';
import { writePdf } from './pdf.ts';
import { writePostDrawings } from './post-drawings.ts';
import { openDocument } from './print.ts';
import { writeDocumentThumbnail, writeFilmThumbnail } from './thumbnails.ts';

/** Makes all samples, or those whose file names (without extension) are given. */
export async function make(names: readonly string[]): Promise<void> {
  await writePostDrawings(names);
  const browser = await openBrowser();
  try {
    for (const sample of sampleResources) {
      const name = basename(sample.fileUrl).replace(/\.\w+$/, '');
      if (names.length > 0 && !names.includes(name)) continue;
      const path = fileURLToPath(new URL(`../../public/samples/${name}`, import.meta.url));
      if (sample.fileType === 'video') await makeFilm(browser, path);
      else await makeDocument(browser, name, sample, path);
    }
  } finally {
    await browser.close();
  }
}

async function makeDocument(
  browser: Browser,
  name: string,
  { title, description, dateAdded }: SampleResource,
  path: string,
): Promise<void> {
  const document = documents[name];
  if (!document) throw new Error(`There is no source for ${name}`);
  const page = await openDocument(browser, {
    title,
    content: document.content(title),
    stylesheets: document.stylesheets,
  });
  await writePdf(page, { title, subject: description, date: dateAdded, path: `${path}.pdf` });
  await writeDocumentThumbnail(browser, page, path);
  await page.close();
}

async function makeFilm(browser: Browser, path: string): Promise<void> {
  const film = await openFilm(browser);
  await showFrame(film, 0);
  await writeFilmThumbnail(film, path);
  await writeFilm(film, `${path}.mp4`);
  await film.close();
}
