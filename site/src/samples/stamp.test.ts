import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { sampleResources } from '@practice/contract/sample-resources';
import { PDFDocument } from 'pdf-lib';
import { stamped } from './stamp.ts';

const guides = sampleResources.filter(({ fileType }) => fileType === 'pdf').map(({ fileUrl }) => fileUrl);

test.each(guides)(
  'the guide %s names the practice and keeps its pages and their structure',
  async (guide) => {
    const file = await readFile(new URL(`../../public${guide}`, import.meta.url));
    const [before, after] = await Promise.all([
      PDFDocument.load(file),
      PDFDocument.load(await stamped(file)),
    ]);
    expect(after.getPageCount()).toBe(before.getPageCount());
    expect(after.getAuthor()).toBe(practice.name);
    expect(after.catalog.keys()).toEqual(before.catalog.keys());
  },
);
