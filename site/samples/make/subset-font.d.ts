declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    variationAxes: Record<string, number>;
    keepFeatures: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
