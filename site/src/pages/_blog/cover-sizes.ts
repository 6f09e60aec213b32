import type { Picture } from '@practice/contract/uploads';

/** In pixels: the width of the page, and the largest height of a cover in `article.css` (43rem). */
const maxWidth = 1216;
const maxHeight = 688;

export function coverSizes(cover: Pick<Picture, 'width' | 'height'> | null): string {
  const width = cover ? Math.min(maxWidth, Math.round((maxHeight * cover.width) / cover.height)) : maxWidth;
  return `min(94vw, ${width}px)`;
}

export const leadSizes = '(width < 56rem) 94vw, (width < 82rem) 54vw, 682px';
