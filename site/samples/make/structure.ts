import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib';

const name = PDFName.of.bind(PDFName);

/** Chromium tags bold and italic words by the names of PDF 2.0; in a file of PDF 1.7 readers know them as spans. */
export function renameTags(pdf: PDFDocument): void {
  for (const [, element] of structureElements(pdf)) {
    const tag = element.get(name('S'));
    if (tag === name('Strong') || tag === name('Em')) element.set(name('S'), name('Span'));
  }
}

/** Turns the picture that stood for a field into a form element that leads to the field itself. */
export function tagField(pdf: PDFDocument, widget: PDFDict, page: PDFPage, label: string): void {
  const found = structureElements(pdf).find(([, element]) => altOf(element) === label);
  const widgetRef = pdf.context.getObjectRef(widget);
  const root = pdf.catalog.lookup(name('StructTreeRoot'), PDFDict);
  if (!found || !widgetRef) throw new Error(`No place in the structure for "${label}"`);
  const [ref, element] = found;
  const link = pdf.context.obj({ Type: 'OBJR', Obj: widgetRef, Pg: page.ref });
  const drawn = element.get(name('K'));
  element.set(name('S'), name('Form'));
  element.delete(name('Alt'));
  element.set(name('K'), pdf.context.obj(drawn ? [drawn, link] : [link]));
  const key = root.lookup(name('ParentTreeNextKey'), PDFNumber).asNumber();
  widget.set(name('StructParent'), PDFNumber.of(key));
  const parents = root.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
  parents.push(PDFNumber.of(key));
  parents.push(ref);
  root.set(name('ParentTreeNextKey'), PDFNumber.of(key + 1));
}

function structureElements(pdf: PDFDocument): [PDFRef, PDFDict][] {
  return pdf.context
    .enumerateIndirectObjects()
    .filter(
      (entry): entry is [PDFRef, PDFDict] =>
        entry[1] instanceof PDFDict && entry[1].get(name('Type')) === name('StructElem'),
    );
}

function altOf(element: PDFDict): string | undefined {
  const alt = element.get(name('Alt'));
  return alt instanceof PDFString || alt instanceof PDFHexString ? alt.decodeText() : undefined;
}
