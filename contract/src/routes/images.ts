import type { UploadedImage } from '../uploads.ts';
import { post } from './route.ts';

const adding = { can: 'blog-posts.change', audit: 'picture.add' } as const;

/** Saves it upright, without location data, at an unguessable public address, for two days if unused. */
export const upload = post<{ file: File }, UploadedImage>('/images', adding);
