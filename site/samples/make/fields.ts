import fontkit from '@pdf-lib/fontkit';
import {
  type PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFForm,
  PDFHexString,
  PDFName,
  rgb,
} from 'pdf-lib';
import type { Page } from 'playwright-core';
import { textFont } from './fonts.ts';
import { tagField } from './structure.ts';

interface Place {
  name: string;
  kind: string;
  label: string;
  sheet: number;
  /** In points from the lower left corner of the page. */
  box: { x: number; y: number; width: number; height: number };
}

const ink = rgb(0.12, 0.16, 0.16);
const paper = rgb(1, 1, 1);

/** Where the document wants fields: the elements with `data-field`, measured as they will be printed. */
export function fieldPlaces(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-field]')].map((element) => {
      const sheets = [...document.querySelectorAll('.sheet')];
      const sheet = element.closest('.sheet');
      const paper = sheet?.getBoundingClientRect() ?? new DOMRect();
      const { left, bottom, width, height } = element.getBoundingClientRect();
      const points = (pixels: number) => pixels * 0.75;
      return {
        name: element.dataset.field ?? '',
        kind: element.dataset.kind ?? '',
        label: element.getAttribute('aria-label') ?? '',
        sheet: sheet ? sheets.indexOf(sheet) : 0,
        box: {
          x: points(left - paper.left),
          y: points(paper.bottom - bottom),
          width: points(width),
          height: points(height),
        },
      };
    }),
  );
}

/** Puts fields to fill in on what is drawn for a pen, each with its label and its place in the structure. */
export async function addFields(pdf: PDFDocument, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(await textFont());
  const form = pdf.getForm();
  for (const place of places) {
    const field = place.kind === 'tick' ? addTick(form, place) : addText(form, place, font);
    field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(place.label));
    for (const widget of field.acroField.getWidgets()) {
      tagField(pdf, widget.dict, pdf.getPage(place.sheet), place.label);
    }
  }
  for (const page of pdf.getPages()) page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
}

function addTick(form: PDFForm, { name, sheet, box }: Place): PDFField {
  const field = form.createCheckBox(name);
  // Inside the printed box, and white on white: a border of any width would be drawn as a hairline.
  const inside = { x: box.x + 1.5, y: box.y + 1.5, width: box.width - 3, height: box.height - 3 };
  const look = { textColor: ink, backgroundColor: paper, borderColor: paper, borderWidth: 0 };
  field.addToPage(form.doc.getPage(sheet), { ...inside, ...look });
  return field;
}

function addText(form: PDFForm, { name, kind, sheet, box }: Place, font: PDFFont): PDFField {
  const field = form.createTextField(name);
  if (kind === 'text-lines') field.enableMultiline();
  field.addToPage(form.doc.getPage(sheet), { ...box, font, textColor: ink, borderWidth: 0 });
  field.setFontSize(10.5);
  // The line is printed already: the field on top of it has neither ground nor border.
  for (const widget of field.acroField.getWidgets()) {
    const look = widget.getAppearanceCharacteristics()?.dict;
    look?.delete(PDFName.of('BG'));
    look?.delete(PDFName.of('BC'));
  }
  field.defaultUpdateAppearances(font);
  return field;
}
