import * as v from 'valibot';
import { wholeNumber } from './text.ts';

const message = 'Please use two whole numbers from 0 to 100: x from the left, y from the top.';

const percent = v.optional(wholeNumber(0, 100, message), Number.NaN);

export const pictureFocus = v.object({ x: percent, y: percent }, message);
export type PictureFocus = v.InferOutput<typeof pictureFocus>;

export const defaultFocus: PictureFocus = { x: 50, y: 30 };

export const cardShape = { width: 8, height: 5 } as const;

export const cropPosition = ({ x, y }: PictureFocus) => `${x}% ${y}%`;
