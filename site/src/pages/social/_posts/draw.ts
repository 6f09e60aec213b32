import atkinson from '@practice/ui/fonts/pictures/atkinson-hyperlegible-next.ttf?inline';
import fraunces from '@practice/ui/fonts/pictures/fraunces.ttf?inline';
import frauncesExtended from '@practice/ui/fonts/pictures/fraunces-extended.ttf?inline';
import { tokenValue, withTokenValues } from '../../../drawings/tokens.ts';
import type { PictureText } from '../../_blog/post-picture.ts';
import { backdrop } from './backdrop.ts';
import { layout, size } from './layout.ts';

const fonts = [
  { name: 'Fraunces', data: bytesOf(fraunces) },
  { name: 'Fraunces Extended', data: bytesOf(frauncesExtended) },
  { name: 'Atkinson', data: bytesOf(atkinson) },
];

/** Draws a PNG of 1200 by 630 pixels. The text becomes paths, so no font needs to be installed. */
export async function drawPicture(words: PictureText): Promise<Uint8Array<ArrayBuffer>> {
  // These modules take thirty megabytes, so they are loaded with the first picture.
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
