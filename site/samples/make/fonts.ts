import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// As in ui/fonts/subset.mjs, but a face for each weight: a variable font would get into a PDF as loose shapes.
const signs = Array.from({ length: 0xff - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index));
const text = `${signs.join('')}–—‘’“”„…•′″−≈←→`;

interface Face {
  family: string;
  file: string;
  axes: Record<string, number>;
  weight: number;
}

const fraunces = { opsz: 60, SOFT: 70, WONK: 0 };
const faces: readonly Face[] = [
  { family: 'Fraunces', file: 'fraunces/files/fraunces-latin-full-normal', axes: fraunces, weight: 480 },
  { family: 'Fraunces', file: 'fraunces/files/fraunces-latin-full-italic', axes: fraunces, weight: 400 },
  ...[400, 600, 700].map((weight) => atkinson('normal', weight)),
  atkinson('italic', 400),
];

function atkinson(style: string, weight: number): Face {
  const name = 'atkinson-hyperlegible-next';
  return {
    family: 'Atkinson Hyperlegible Next',
    file: `${name}/files/${name}-latin-wght-${style}`,
    axes: {},
    weight,
  };
}

/** For what somebody types into a field: all letters we have, in the plain weight. */
export function textFont(): Promise<Buffer> {
  return cutFace(atkinson('normal', 400));
}

/** The faces of ui/fonts.css as a stylesheet that needs nothing besides. */
export async function fontFaces(): Promise<string> {
  const rules = faces.map(async (face) => {
    const style = face.file.endsWith('italic') ? 'italic' : 'normal';
    const data = (await cutFace(face)).toString('base64');
    return `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-style:${style};src:url(data:font/ttf;base64,${data})}`;
  });
  return (await Promise.all(rules)).join('\n');
}

async function cutFace({ file, axes, weight }: Face): Promise<Buffer> {
  const source = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`)));
  return subsetFont(source, text, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, wght: weight },
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp'],
    noHinting: true,
  });
}
