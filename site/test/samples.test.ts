import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { sampleResources } from '@practice/contract/sample-resources';
import sharp from 'sharp';

function fileOf(address: string): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(`../public${address}`, import.meta.url)));
}

test.each(sampleResources)(
  'the sample “$title” has a file of its type, and a thumbnail of the stated size',
  async ({ fileUrl, fileType, thumbnail }) => {
    const beginning = (await fileOf(fileUrl)).subarray(0, 8).toString('latin1');
    expect(beginning).toMatch(fileType === 'pdf' ? /^%PDF-/ : /ftyp$/);
    const pictures = [thumbnail?.url ?? '', ...(thumbnail?.sources ?? []).map(({ srcset }) => srcset)];
    for (const address of pictures) {
      const { width, height, format } = await sharp(await fileOf(address.replace(/ \d+w$/, ''))).metadata();
      expect({ width, height }).toEqual({ width: thumbnail?.width, height: thumbnail?.height });
      expect(['webp', 'heif']).toContain(format);
    }
  },
);
