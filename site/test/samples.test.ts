import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { sampleResources } from '@practice/contract/sample-resources';
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import sharp from 'sharp';

const largestDocument = 400 * 1024;
const largestFilm = 2.5 * 1024 * 1024;

function fileOf(address: string): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(`../public${address}`, import.meta.url)));
}

test('a sample is never mistaken for a resource of the server', () => {
  const ids = sampleResources.map(({ id }) => id);
  expect(ids.every((id) => id < 0)).toBe(true);
  expect(new Set(ids).size).toBe(5);
});

test('the five samples are those of the specification', () => {
  expect(sampleResources.map(({ category, fileType }) => `${category}, ${fileType}`)).toEqual([
    'guide, pdf',
    'guide, pdf',
    'video, video',
    'template, pdf',
    'article, pdf',
  ]);
});

describe.each(sampleResources)('$title', ({ title, fileUrl, fileType, thumbnail }) => {
  test('has a thumbnail of the size it says', async () => {
    const pictures = [thumbnail?.url ?? '', ...(thumbnail?.sources ?? []).map(({ srcset }) => srcset)];
    for (const address of pictures) {
      const { width, height, format } = await sharp(await fileOf(address.replace(/ \d+w$/, ''))).metadata();
      expect({ width, height }).toEqual({ width: thumbnail?.width, height: thumbnail?.height });
      expect(['webp', 'heif']).toContain(format);
    }
  });

  if (fileType === 'pdf') {
    test('is a tagged document of letter pages with its fonts in it', async () => {
      const file = await fileOf(fileUrl);
      expect(file.length).toBeLessThan(largestDocument);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      const pdf = await PDFDocument.load(file, { updateMetadata: false });
      expect(pdf.getTitle()).toBe(title);
      expect(pdf.getAuthor()).not.toBe('');
      expect(pdf.catalog.get(PDFName.of('Lang'))?.toString()).toMatch(/en-US/);
      expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe(
        'true',
      );
      expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
      for (const page of pdf.getPages()) expect(page.getSize()).toEqual({ width: 612, height: 792 });
      const fonts = dictionaries(pdf, 'FontDescriptor');
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font.has(PDFName.of('FontFile2'))).toBe(true);
      // Loose shapes instead of a font: searching and zooming suffer.
      expect(dictionaries(pdf, 'Font').some((font) => subtypeOf(font) === '/Type3')).toBe(false);
      const pictures = dictionaries(pdf, 'StructElem').filter((element) => kindOf(element) === '/Figure');
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(isDescribed(picture)).toBe(true);
    });
  } else {
    test('is a silent film that starts before it is loaded', async () => {
      const file = await fileOf(fileUrl);
      expect(file.length).toBeLessThan(largestFilm);
      const boxes = boxesOf(file);
      expect(boxes[0]?.type).toBe('ftyp');
      const order = boxes.map(({ type }) => type);
      expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
      const index = boxes.find(({ type }) => type === 'moov')?.content ?? Buffer.alloc(0);
      expect(index.includes('vide')).toBe(true);
      expect(index.includes('avc1')).toBe(true);
      expect(index.includes('soun')).toBe(false);
    });
  }
});

test('the checklist can be filled in on screen', async () => {
  const checklist = sampleResources.find(({ category }) => category === 'template');
  const form = (await PDFDocument.load(await fileOf(checklist?.fileUrl ?? ''))).getForm();
  const names = form.getFields().map((field) => field.getName());
  expect(names).toContain('notes');
  expect(names.filter((name) => /^question-\d+-(yes|no)$/.test(name))).toHaveLength(46);
  for (const { acroField } of form.getFields()) {
    expect(acroField.dict.has(PDFName.of('TU'))).toBe(true);
    for (const { dict } of acroField.getWidgets()) expect(dict.has(PDFName.of('StructParent'))).toBe(true);
  }
});

function dictionaries(pdf: PDFDocument, type: string): PDFDict[] {
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, value]) => (value instanceof PDFDict ? [value] : []))
    .filter((value) => value.get(PDFName.of('Type')) === PDFName.of(type));
}

function subtypeOf(font: PDFDict): string | undefined {
  return font.get(PDFName.of('Subtype'))?.toString();
}

function kindOf(element: PDFDict): string | undefined {
  return element.get(PDFName.of('S'))?.toString();
}

function isDescribed(picture: PDFDict): boolean {
  return picture.has(PDFName.of('Alt'));
}

/** The outermost boxes of an MP4 file: 4 bytes of length, 4 of type, then what is in it. */
function boxesOf(file: Buffer): { type: string; content: Buffer }[] {
  const boxes = [];
  for (let at = 0; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    boxes.push({
      type: file.toString('latin1', at + 4, at + 8),
      content: file.subarray(at + 8, at + length),
    });
    if (length < 8) break;
    at += length;
  }
  return boxes;
}
