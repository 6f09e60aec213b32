import type { Picture } from '@practice/contract/uploads';

/** The width of the page, and the height that `article.css` gives a cover at most (43rem). */
const widest = 1216;
const tallest = 688;

/** How wide a post's cover is drawn, for `sizes`: one that is tall does not fill the page. */
export function coverSizes(cover: Pick<Picture, 'width' | 'height'> | null): string {
  const width = cover ? Math.min(widest, Math.round((tallest * cover.width) / cover.height)) : widest;
  return `min(94vw, ${width}px)`;
}

/** How wide the picture of the first card of a list is drawn. */
export const leadSizes = '(width < 56rem) 94vw, (width < 82rem) 54vw, 682px';
