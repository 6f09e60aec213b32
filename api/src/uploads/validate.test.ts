import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anOfficeFile, aPdf } from '../../test/files.ts';
import { contentTypeOf } from './validate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-content-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function typeOf(content: Uint8Array | string) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return contentTypeOf(path);
}

const office = 'application/vnd.openxmlformats-officedocument';

describe('the type of a file by its bytes', () => {
  test.each([
    ['wordprocessingml.document', 'word/document2.xml', 'wordprocessingml.document.main+xml'],
    ['spreadsheetml.sheet', 'xl/workbook22.xml', 'spreadsheetml.sheet.main+xml'],
    ['presentationml.presentation', 'ppt/slides.xml', 'presentationml.presentation.main+xml'],
  ])('%s of Office 365, which names its main part %s', async (type, part, inTypes) => {
    const types = `<Types><Override PartName="/${part}" ContentType="${office}.${inTypes}"/></Types>`;
    const content = anOfficeFile(part, { '[Content_Types].xml': new TextEncoder().encode(types) });
    expect(await typeOf(content)).toBe(`${office}.${type}`);
  });

  test('a PDF after a line of a printer or a byte order mark', async () => {
    expect(await typeOf(`\x1b%-12345X@PJL\r\n${aPdf()}`)).toBe('application/pdf');
    expect(await typeOf(`\uFEFF\n${aPdf()}`)).toBe('application/pdf');
  });

  test.each(['3gp4', 'M4A ', 'M4V ', 'dash'])('a film that calls itself %s', async (brand) => {
    expect(await typeOf(`\x00\x00\x00\x14ftyp${brand}\x00\x00\x00\x00mp42`)).toBe('video/mp4');
  });

  test('rejects a zip that unpacks to too many bytes or files', async () => {
    const flood = anOfficeFile('word/document.xml');
    // What the last file claims to unpack to stands 24 bytes into its entry of the directory.
    flood.writeUInt32LE(600 * 1024 * 1024, flood.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
    expect(await typeOf(flood)).toBeUndefined();
    const crowd = Object.fromEntries(
      Array.from({ length: 5001 }, (_, index) => [`x${index}`, new Uint8Array(0)]),
    );
    expect(await typeOf(anOfficeFile('word/document.xml', crowd))).toBeUndefined();
  });
});
