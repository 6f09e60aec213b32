import type { UploadedImage } from '../uploads.ts';
import { post } from './route.ts';

/**
 * Keeps a picture for a post or a thumbnail: turned upright, without its location, in several sizes. It is public at once,
 * under an address that nobody can guess, and is removed after two days in which nothing uses it. Admins only.
 */
export const upload = post<[file: File], UploadedImage>('/images');
