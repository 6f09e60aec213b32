import type { Picture } from '@practice/contract/uploads';
import { type DataSource, In } from 'typeorm';
import { fileName, formatsOf, keyFromName, sizeName } from './names.ts';
import { Upload } from './upload.entity.ts';

type PictureRow = Pick<Upload, 'key' | 'extension' | 'width' | 'height' | 'widths' | 'isAnimated'>;
type ShownUpload = PictureRow & Pick<Upload, 'kind' | 'label' | 'size' | 'mime' | 'pages' | 'isPublic'>;
export type UploadsByKey = Map<string | null, ShownUpload>;

export async function picturesByAddress(database: DataSource, addresses: readonly string[]) {
  const keys = addresses.map((address) => keyFromAddress(address) ?? null);
  const uploads = await uploadsByKey(database, keys);
  const pictures = new Map<string, Picture>();
  for (const address of addresses) {
    const upload = uploads.get(keyFromAddress(address) ?? null);
    if (upload?.kind === 'picture' && upload.isPublic)
      pictures.set(address, toPicture(upload, publicAddress));
  }
  return pictures;
}

export async function uploadsByKey(database: DataSource, keys: readonly (string | null)[]) {
  const known = keys.filter((key) => key !== null);
  const found: UploadsByKey = new Map();
  if (known.length === 0) return found;
  const uploads = await database.getRepository(Upload).findBy({ key: In(known) });
  for (const upload of uploads) found.set(upload.key, upload);
  return found;
}

export function publicAddress(name: string): string {
  return `/uploads/${name}`;
}

export function keyFromAddress(address: string): string | undefined {
  return keyFromName(/^\/uploads\/([^/?#]+)$/.exec(address)?.[1] ?? '');
}

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
