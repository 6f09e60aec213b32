import { Injectable } from '@nestjs/common';
import type { Picture } from '@practice/contract/uploads';
import { Prepared } from '../database/prepared.ts';
import { formatsOf, keyIn, nameOf, sizeName } from './names.ts';
import type { Upload } from './upload.entity.ts';

export type PictureRow = Pick<Upload, 'key' | 'extension' | 'width' | 'height' | 'widths' | 'isAnimated'>;

/** Finds our own pictures, with their sizes, by their addresses. */
@Injectable()
export class Pictures {
  constructor(private readonly prepared: Prepared) {}

  /** The public pictures among these addresses, by address. */
  async of(addresses: readonly string[]): Promise<Map<string, Picture>> {
    const keys = new Map<string, string>();
    for (const address of addresses) {
      const key = keyAt(address);
      if (key) keys.set(address, key);
    }
    if (keys.size === 0) return new Map();
    const rows = await this.prepared.rows<PictureRow>(
      'pictures-by-key',
      `SELECT key, extension, width, height, widths, is_animated AS "isAnimated" FROM uploads
       WHERE key = ANY($1) AND kind = 'picture' AND is_public`,
      [[...new Set(keys.values())]],
    );
    const pictures = new Map(rows.map((row) => [row.key, pictureOf(row, publicAddress)]));
    return new Map(
      [...keys].flatMap(([address, key]) => {
        const picture = pictures.get(key);
        return picture ? [[address, picture]] : [];
      }),
    );
  }
}

/** The address of a public upload. */
export function publicAddress(name: string): string {
  return `/uploads/${name}`;
}

/** The key in an address of ours; undefined for every other address. */
export function keyAt(address: string): string | undefined {
  const name = /^\/uploads\/([^/?#]+)$/.exec(address)?.[1];
  return name && keyIn(name);
}

/** A picture's sizes, each at the address that `addressOf` gives its name. */
export function pictureOf(row: PictureRow, addressOf: (name: string) => string): Picture {
  const { width, height, widths } = row;
  if (width === null || height === null) throw new Error(`${row.key} is no picture.`);
  return {
    url: addressOf(nameOf(row)),
    width,
    height,
    sources: formatsOf(row).map((format) => ({
      type: `image/${format}` as const,
      srcset: widths.map((each) => `${addressOf(sizeName(row, each, format))} ${each}w`).join(', '),
    })),
  };
}
