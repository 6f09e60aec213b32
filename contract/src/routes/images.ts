import type { UploadedImage } from '../uploads.ts';
import { post } from './route.ts';

const adding = { can: 'blog-posts.change', audit: 'picture.add' } as const;

/** Rotates an image upright, removes its location and saves it in several sizes, under a public address that no one can guess. If unused, it is deleted after two days. */
export const upload = post<{ file: File }, UploadedImage>('/images', adding);
