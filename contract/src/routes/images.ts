import type { UploadedImage } from '../uploads.ts';
import { post } from './route.ts';

/** Saves an image upright, without its location, in several sizes, under a public address that cannot be guessed. Unused, it is deleted after two days. */
export const upload = post<[file: File], UploadedImage>('/images');
