import type { Browser, Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styles } from './styles.ts';

interface Printed {
  title: string;
  content: ReactNode;
  /** Stylesheets, as paths from the folder above. */
  stylesheets: readonly string[];
}

/** Opens a document in the browser as it will be printed. */
export async function openDocument(
  browser: Browser,
  { title, content, stylesheets }: Printed,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: 2 });
  await page.emulateMedia({ media: 'print' });
  await page.setContent(
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title><style>${await styles(...stylesheets)}</style></head><body>${renderToStaticMarkup(content)}</body></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await refuseOverflow(page);
  return page;
}

/** A page of paper has an end: text that does not fit must be noticed here and not by a reader. */
async function refuseOverflow(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.sheet .body')].flatMap((body, index) => {
      const over = body.scrollHeight - body.clientHeight;
      return over > 1 ? [`page ${index + 1} is ${over} px too long`] : [];
    }),
  );
  if (found.length > 0) throw new Error(`${await page.title()}: ${found.join(', ')}`);
}
