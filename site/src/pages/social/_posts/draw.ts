import atkinson from '@practice/ui/fonts/pictures/atkinson-hyperlegible-next.ttf?inline';
import fraunces from '@practice/ui/fonts/pictures/fraunces.ttf?inline';
import frauncesExtended from '@practice/ui/fonts/pictures/fraunces-extended.ttf?inline';
import { tokenValue, withTokenValues } from '../../../drawings/tokens.ts';
import type { Drawn } from '../../_blog/post-picture.ts';
import { backdrop } from './backdrop.ts';
import { layout, size } from './layout.ts';

const fonts = [
  { name: 'Fraunces', data: bytesOf(fraunces) },
  { name: 'Fraunces Extended', data: bytesOf(frauncesExtended) },
  { name: 'Atkinson', data: bytesOf(atkinson) },
];

/** A PNG of 1200 by 630, with all words as shapes: it needs no font of the machine. */
export async function drawPicture(words: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  // They take thirty megabytes: they come with the first picture, and not with the process.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const text = await satori(layout(words, tokenValue), { ...size, fonts });
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${withTokenValues(backdrop)}${text}</svg>`;
  const png = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
  return Uint8Array.from(png);
}

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}
