import type { UploadMime } from '@practice/contract/uploads';
import type { PictureFormat } from './names.ts';

/** What the API asks of the process that decodes images. */
export type EncodingJob =
  | { kind: 'picture'; path: string; key: string; folder: string; widths: readonly number[] }
  | { kind: 'file'; path: string; target: string; mime: UploadMime };

export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  isAnimated: boolean;
  /** Bytes of the largest WebP. */
  size: number;
  /** Every size, written to the folder under the name it will have in the store. */
  files: { name: string; path: string; mime: `image/${PictureFormat}` }[];
}

export interface EncodedFile {
  size: number;
}

export type EncodingAnswer =
  | { picture: EncodedPicture }
  | { file: EncodedFile }
  /** `fault` is what libvips says of it; a path or a full disk are our own matter and `isOurs`. */
  | { fault: string; isOurs: boolean };
