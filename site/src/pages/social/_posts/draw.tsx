import { emailLogo } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { LogoMark } from '@practice/ui/drawings/Logo';
import atkinson from '@practice/ui/fonts/pictures/atkinson-hyperlegible-next.ttf?inline';
import fraunces from '@practice/ui/fonts/pictures/fraunces.ttf?inline';
import frauncesExtended from '@practice/ui/fonts/pictures/fraunces-extended.ttf?inline';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokenValue, withTokenValues } from '../../../drawings/tokens.ts';
import type { PictureText } from '../../_blog/post-picture.ts';
import backdrop from './backdrop.svg?raw';

const deep = () => tokenValue('--color-surface-deep');

const size = { width: 1200, height: 630 };

const fonts = [
  { name: 'Fraunces', data: bytesOf(fraunces) },
  { name: 'Fraunces Extended', data: bytesOf(frauncesExtended) },
  { name: 'Atkinson', data: bytesOf(atkinson) },
];

const fontSizes = [
  { upTo: 34, fontSize: 92, lines: 3 },
  { upTo: 60, fontSize: 78, lines: 4 },
  { upTo: 100, fontSize: 64, lines: 5 },
  { upTo: 150, fontSize: 56, lines: 5 },
];
const smallest = { fontSize: 48, lines: 6 };

// Everything but the characters of the fonts in `ui/fonts/pictures`: emojis and other alphabets would leave gaps.
const undrawable = /[^\u0020-\u017f\u2010-\u2026\u2032\u2033\u20ac\u2122\u2190-\u2192\u2212\u2248]+/gu;

/** Draws a PNG of 1200 by 630 pixels. The text becomes paths, so no font needs to be installed. */
export async function drawPicture(words: PictureText): Promise<Uint8Array<ArrayBuffer>> {
  return png(size, withTokenValues(backdrop), { size: 62, at: '72 518' }, <Words {...words} />);
}

/** Draws the logo for emails, on paper of its own so that it can be read in dark mode, too. */
export async function drawEmailLogo(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [emailLogo.width * 2, emailLogo.height * 2];
  const [first = '', ...rest] = practice.name.split(' ');
  const line = (words: string, fontSize: number) => Math.min(fontSize, 285 / (words.length * 0.6 || 1));
  return png(
    { width, height },
    `<rect width="${width}" height="${height}" rx="16" fill="${tokenValue('--color-page')}"/>`,
    { size: 104, at: '8 4' },
    <div style={{ display: 'flex', flexDirection: 'column', padding: '8px 0 0 130px', color: deep() }}>
      <div style={{ fontFamily: 'Fraunces', fontSize: line(first, 60), lineHeight: 1.1 }}>{first}</div>
      <div style={{ fontFamily: 'Atkinson', fontSize: line(rest.join(' '), 30), letterSpacing: '0.14em' }}>
        {rest.join(' ').toUpperCase()}
      </div>
    </div>,
  );
}

async function png(box: typeof size, ground: string, mark: { size: number; at: string }, words: ReactNode) {
  // These modules take thirty megabytes, so they are loaded with the first picture.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const logo = withTokenValues(renderToStaticMarkup(<LogoMark size={mark.size} />));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">
    ${ground}
    <g transform="translate(${mark.at})" color="${deep()}">${logo}</g>
    ${await satori(words, { ...box, fonts })}
  </svg>`;
  const drawn = sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 64 });
  return Uint8Array.from(await drawn.toBuffer());
}

function Words({ formattedTitle, category }: PictureText) {
  const title = formattedTitle.replace(undrawable, ' ').replace(/\s+/g, ' ').trim() || practice.tagline;
  const { fontSize, lines } = fontSizes.find(({ upTo }) => title.length <= upTo) ?? smallest;
  const color = deep();
  return (
    <div style={{ display: 'flex', flexDirection: 'column', ...size, padding: '64px 72px 0' }}>
      <div style={{ fontFamily: 'Atkinson', fontSize: 30, color: tokenValue('--color-accent-hover') }}>
        {category}
      </div>
      <div
        style={{
          display: 'block',
          maxWidth: 950,
          marginTop: 20,
          fontFamily: 'Fraunces, Fraunces Extended',
          fontSize,
          lineHeight: 1.14,
          letterSpacing: '-0.012em',
          lineClamp: lines,
          textWrap: 'balance',
          wordBreak: 'break-word',
          color,
        }}
      >
        {title}
      </div>
      <div
        style={{ position: 'absolute', left: 150, bottom: 62, fontFamily: 'Fraunces', fontSize: 36, color }}
      >
        {practice.name}
      </div>
    </div>
  );
}

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
}
