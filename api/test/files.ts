import { zipSync } from 'fflate';
import sharp from 'sharp';

export function aPdf(pages = 1): Buffer {
  const text = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages}/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  return Buffer.from(text);
}

/** An MP4 by its first box; the rest is whatever fills it up. */
export function aVideo(bytes = 1000): Buffer {
  const start = Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp41', 'latin1');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, 'frame')]);
}

export function aWebm(): Buffer {
  return Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
}

/** As a phone takes it: turned on its side, and saying where it was taken. */
export async function aPhoto(width = 2000, height = 1200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a9' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Robin Marsh' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 46/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export async function aPng(width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#2468' } })
    .png()
    .toBuffer();
}

export async function aMovingGif(): Promise<Buffer> {
  const frames = ['#f00', '#00f'].map((background) => ({
    create: { width: 60, height: 40, channels: 3 as const, background },
  }));
  const images = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

export async function aLongGif(width: number, height: number, frames: number): Promise<Buffer> {
  const image = sharp({
    create: { width, height, channels: 3, background: '#fff' },
    limitInputPixels: false,
  });
  const gif = await image.gif({ effort: 1, dither: 0 }).toBuffer();
  const first = gif.indexOf(Buffer.from('21f904', 'hex'));
  const frame = gif.subarray(first, -1);
  return Buffer.concat([gif.subarray(0, first), ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

export function anOfficeFile(part = 'word/document.xml', more: Record<string, Uint8Array> = {}): Buffer {
  const types = new TextEncoder().encode('<Types/>');
  return Buffer.from(zipSync({ '[Content_Types].xml': types, [part]: types, ...more }));
}

export function named(content: Uint8Array | string, name: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
}
