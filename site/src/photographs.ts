import type { ImageMetadata } from 'astro';

/**
 * Photographs the owners put into `src/images`. Until there is one, a drawing holds its place. To swap it:
 * `import founders from './images/founders.jpg'` above, and `foundersPhoto … = founders` here.
 */
export const foundersPhoto: ImageMetadata | undefined = undefined;
