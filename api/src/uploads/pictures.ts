import { Injectable } from '@nestjs/common';
import type { Picture } from '@practice/contract/uploads';
import { DataSource } from 'typeorm';
import { prepared } from '../database/queries.ts';
import { fileName, formatsOf, keyFromName, sizeName } from './names.ts';
import type { Upload } from './upload.entity.ts';

export type PictureRow = Pick<Upload, 'key' | 'extension' | 'width' | 'height' | 'widths' | 'isAnimated'>;

@Injectable()
export class Pictures {
  constructor(private readonly database: DataSource) {}

  /** @returns the public pictures among these addresses, by address */
  async findByAddress(addresses: readonly string[]): Promise<Map<string, Picture>> {
    const keys = new Set(addresses.flatMap((address) => keyFromAddress(address) ?? []));
    if (keys.size === 0) return new Map();
    const rows = await prepared<PictureRow>(
      this.database,
      'pictures-by-key',
      `SELECT key, extension, width, height, widths, is_animated AS "isAnimated" FROM uploads
       WHERE key = ANY($1) AND kind = 'picture' AND is_public`,
      [[...keys]],
    );
    const pictures = new Map(rows.map((row) => [row.key, toPicture(row, publicAddress)]));
    return new Map(
      addresses.flatMap((address) => {
        const picture = pictures.get(keyFromAddress(address) ?? '');
        return picture ? [[address, picture]] : [];
      }),
    );
  }
}

export function publicAddress(name: string): string {
  return `/uploads/${name}`;
}

/** The key in the address of an upload, or undefined for any other address. */
export function keyFromAddress(address: string): string | undefined {
  return keyFromName(/^\/uploads\/([^/?#]+)$/.exec(address)?.[1] ?? '');
}

/** A picture with its sizes, each at the address that `addressOf` makes of its name. */
export function toPicture(row: PictureRow, addressOf: (name: string) => string): Picture {
  const { width, height, widths } = row;
  if (width === null || height === null) throw new Error(`${row.key} is no picture.`);
  return {
    url: addressOf(fileName(row)),
    width,
    height,
    sources: formatsOf(row).map((format) => ({
      type: `image/${format}` as const,
      srcset: widths.map((each) => `${addressOf(sizeName(row, each, format))} ${each}w`).join(', '),
    })),
  };
}
