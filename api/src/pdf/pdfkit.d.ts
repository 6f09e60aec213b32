declare namespace PDFKit {
  interface PDFDocument {
    _font: { ascender: number };
    _fontSource: string;
    _fontSize: number;
    _fragment(text: string, x: number, y: number, options: Mixins.TextOptions & { lineWidth?: number }): void;
  }
}

declare module 'bidi-js' {
  type Embedding = { levels: Uint8Array };
  export default function bidiFactory(): {
    getEmbeddingLevels(line: string): Embedding;
    getMirroredCharactersMap(line: string, levels: Uint8Array): Map<number, string>;
    getReorderedIndices(line: string, embedding: Embedding): number[];
  };
}
