/** Only what the API uses of pdfkit. The types on DefinitelyTyped do not have `subset: 'PDF/UA'`. */
declare module 'pdfkit' {
  import { Readable } from 'node:stream';

  export interface StructureElement {
    add(element: StructureElement): StructureElement;
    end(): void;
  }

  export interface TextOptions {
    width?: number;
    lineGap?: number;
    align?: 'left' | 'center' | 'right';
    lineBreak?: boolean;
  }

  export default class PDFDocument extends Readable {
    /** The baseline after the last text, in points from the top. */
    y: number;
    constructor(options: Readonly<Record<string, unknown>>);
    readonly page: { margins: { bottom: number } };
    bufferedPageRange(): { start: number; count: number };
    switchToPage(index: number): this;
    addPage(): this;
    path(d: string): this;
    lineCap(cap: 'round' | 'butt'): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    lineJoin(join: 'round'): this;
    dash(length: number, options: { space: number }): this;
    fill(): this;
    fillAndStroke(): this;
    struct(type: 'Document' | 'H1' | 'H2' | 'P', content?: () => void): StructureElement;
    struct(type: 'Figure', options: { alt: string }, content: () => void): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this;
    endMarkedContent(): this;
    font(file: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    strokeColor(color: string): this;
    stroke(): this;
    end(): void;
  }
}
