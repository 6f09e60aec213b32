import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { styles } from './styles.ts';

const size = { width: 640, height: 360 };

/** One picture in both formats that the cards offer. */
async function writePicture(image: Buffer, path: string): Promise<void> {
  const small = sharp(image).resize(size);
  await small.clone().webp({ quality: 82 }).toFile(`${path}.webp`);
  await small.clone().avif({ quality: 62 }).toFile(`${path}.avif`);
}

/** The first page of a document on a sheet, with the second one behind it. */
export async function writeDocumentThumbnail(browser: Browser, document: Page, path: string): Promise<void> {
  const sheets = await document.locator('.sheet').all();
  const pages = await Promise.all(
    sheets.slice(0, 2).map(async (sheet) => (await sheet.screenshot({ type: 'png' })).toString('base64')),
  );
  const card = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await card.setContent(`<!doctype html><style>${await styles()}
    body { margin: 0; block-size: 360px; overflow: hidden; background: var(--color-surface-quiet); }
    img { position: absolute; inline-size: 388px; border-radius: 3px; box-shadow: 0 0 0 1px var(--color-line), var(--shadow-overlay); }
    img:first-of-type { inset: 52px auto auto 208px; rotate: 2.5deg; }
    img:last-of-type { inset: 30px auto auto 74px; }
  </style>${[...pages]
    .reverse()
    .map((data) => `<img src="data:image/png;base64,${data}">`)
    .join('')}`);
  await card
    .locator('img')
    .first()
    .evaluate((image) => (image as HTMLImageElement).decode());
  await writePicture(await card.screenshot(), path);
  await card.close();
}

export async function writeFilmThumbnail(film: Page, path: string): Promise<void> {
  await writePicture(await film.screenshot(), path);
}
