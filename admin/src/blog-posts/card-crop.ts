import { cardShape, type PictureFocus } from '@practice/contract/picture-focus';

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a card shows, in percent of the picture, and the direction in which the crop can move. */
export interface CardCrop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Undefined where the picture has the aspect ratio of the card. */
  moves: keyof PictureFocus | undefined;
}

/** Computes the crop of a card as `object-fit: cover` and `object-position` do. */
export function cardCrop(picture: Size, { x, y }: PictureFocus): CardCrop {
  const wider = (picture.width * cardShape.height) / (picture.height * cardShape.width);
  const width = 100 * Math.min(1, 1 / wider);
  const height = 100 * Math.min(1, wider);
  const moves = width < 99.5 ? 'x' : height < 99.5 ? 'y' : undefined;
  return { width, height, left: ((100 - width) * x) / 100, top: ((100 - height) * y) / 100, moves };
}

/** The point of a picture that was clicked, in whole percents. */
export function pressedPoint(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
): PictureFocus {
  return {
    x: percent((at.clientX - box.left) / box.width),
    y: percent((at.clientY - box.top) / box.height),
  };
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100);
