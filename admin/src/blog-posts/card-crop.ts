import { cardShape, type PictureFocus } from '@practice/contract/picture-focus';

export function cardCrop(picture: { width: number; height: number }, { x, y }: PictureFocus) {
  const ratio = (picture.width * cardShape.height) / (picture.height * cardShape.width);
  const width = 100 * Math.min(1, 1 / ratio);
  const height = 100 * Math.min(1, ratio);
  const axis: keyof PictureFocus | undefined = width < 99.5 ? 'x' : height < 99.5 ? 'y' : undefined;
  return { width, height, left: ((100 - width) * x) / 100, top: ((100 - height) * y) / 100, axis };
}

export function clickedPoint(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  click: { clientX: number; clientY: number },
): PictureFocus {
  return {
    x: percent((click.clientX - box.left) / box.width),
    y: percent((click.clientY - box.top) / box.height),
  };
}

const percent = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100);
