import { circle, type Shape } from '../drawings/shapes.ts';
import type { Layer } from './drawing.ts';
import { line, type Point } from './geometry.ts';
import type { DrawnPart } from './risks.ts';

export interface Chair {
  name: string;
  hip: number;
  behind: readonly Layer[];
  before?: readonly Layer[];
  arms?: readonly Layer[];
}

function layer(...shapes: readonly (string | Shape)[]): Layer {
  return { shapes: shapes.map((shape) => (typeof shape === 'string' ? { d: shape } : shape)) };
}

function part(name: DrawnPart, ...shapes: readonly (string | Shape)[]): Layer {
  return { part: name, ...layer(...shapes) };
}

const wood = (d: string) => layer({ d, fill: 'paper' });

export const chairs = {
  'office chair': {
    name: 'on an office chair',
    hip: 447,
    behind: [
      layer(
        { d: 'M284 494V556M262 556h44l-6 10h-32z', fill: 'paper' },
        'M284 562 222 590M284 562l62 28M284 562v26',
        ...[222, 346, 284].map((x): Shape => ({ d: circle(x, 593, 6.5), fill: 'paper' })),
      ),
      part(
        'back',
        'M184 330c-6 28 2 50 11 72 7 19 8 38 6 62-1 9 11 10 13 1 5-24 3-46-4-66-9-24-17-42-12-68 2-10-12-11-14-1Z',
      ),
      part(
        'seat',
        'M214 479c0-3 2-5 6-5h118c14 0 22 4 22 10s-8 9-20 9H236c-14 0-22-6-22-14ZM196 462c2 22 34 33 84 33',
      ),
    ],
    arms: [part('arms', 'M246 412h58c5 0 7 2 7 5s-2 5-7 5h-58c-5 0-7-2-7-5s2-5 7-5ZM276 422v50')],
  },
  'kitchen chair': {
    name: 'on a kitchen chair',
    hip: 447,
    behind: [
      wood('M330 484l12 116h-11l-14-116ZM212 484l-14 116h11l16-116Z'),
      part('back', 'M188 322c2-8 12-8 12 0l14 152h-13ZM190 344h11M194 386h11M198 428h11'),
      part('seat', 'M202 474h142c8 0 8 12 0 12H202c-8 0-8-12 0-12Z'),
    ],
  },
  stool: {
    name: 'on a stool',
    hip: 447,
    behind: [
      wood('M228 486l-22 114h11l24-114ZM306 486l22 114h-11l-24-114Z'),
      layer('M219 552h96'),
      part('seat', 'M208 472h118c9 0 9 14 0 14H208c-9 0-9-14 0-14Z'),
    ],
  },
  wheelchair: {
    name: 'in a wheelchair',
    hip: 441,
    behind: [
      layer('M198 470V336M198 342c-10-4-24-4-34-4', { d: 'M164 338h-14', width: 7 }),
      part('back', 'M194 340c6-4 14 0 14 8l4 120h-16Z'),
      part('seat', 'M200 468h150c8 0 8 11 0 11H200c-8 0-8-11 0-11Z'),
    ],
    before: [
      layer(
        { d: circle(238, 520, 78) },
        { d: circle(238, 520, 68) },
        { d: circle(238, 520, 7), fill: 'line' },
        { d: 'M238 452v136M170 520h136M190 472l96 96M286 472l-96 96', width: 1 },
        'M346 479l34 110h72M334 479l4 84',
        { d: circle(340, 581, 18), fill: 'paper' },
        { d: circle(340, 581, 3), fill: 'line' },
      ),
    ],
    arms: [part('arms', 'M240 414h70c5 0 7 2 7 5s-2 5-7 5h-70c-5 0-7-2-7-5s2-5 7-5ZM250 424v44M306 424v44')],
  },
} as const satisfies Record<string, Chair>;

export function tableAt(top: number, kind: 'desk' | 'table'): Layer {
  const legs =
    kind === 'desk'
      ? layer(line`M538 ${top + 9}V586M548 ${top + 9}V586`, {
          d: 'M500 598c0-8 6-12 14-12h58c8 0 14 4 14 12Z',
          fill: 'paper',
        })
      : wood(
          line`M590 ${top + 8}l6 ${592 - top}h-11l-8 ${top - 592}ZM352 ${top + 8}l-6 ${592 - top}h11l8 ${top - 592}Z`,
        );
  const board = wood(line`M330 ${top}h290a4.5 4.5 0 0 1 0 9H330a4.5 4.5 0 0 1 0-9Z`);
  return { shapes: [...legs.shapes, ...board.shapes] };
}

export function deskLamp(top: number): Layer {
  const at = (y: number) => y + top;
  return part(
    'light',
    line`M604 ${at(0)}h-28c0-6 6-9 14-9s14 3 14 9ZM590 ${at(-9)}l14-74-38-56M544 ${at(-127)}l38-26c10 8 8 26-4 34-12 8-28 4-34-8Z`,
  );
}

export function deskPhone(top: number): Layer {
  return part('phone', line`M548 ${top - 1}l-7-34c-.5-3 1-5 4-5.5s5 1 5.5 4l8 35.5Z`);
}

export const floorLamp: Layer = part(
  'light',
  'M590 598h40c0-8-8-11-20-11s-20 3-20 11ZM610 587V290M584 290l10-44h32l10 44Z',
);

export interface DeviceDrawing {
  behind: readonly Layer[];
  before: readonly Layer[];
  screen: Point;
  keyboard: Point;
  mouse: Point;
}

export function desktopAt(top: number, isTwo: boolean): DeviceDrawing {
  const screen = (x: number, y: number) =>
    line`M${x} ${y}c3 .5 5 3 4.5 6.5l-14 95c-.5 3-3 5-6.5 4.5s-5-3-4.5-6.5l14-95c.5-3 3-5 6.5-4.5Z`;
  return {
    behind: [
      layer(
        { d: line`M472 ${top - 5}h54c4 0 6 2 6 5h-66c0-3 2-5 6-5Z`, fill: 'line' },
        line`M506 ${top - 6}v-111c0-8-4-13-12-16l-13-5`,
      ),
      // From the side, only the edge of the second monitor is visible.
      part('screen', ...(isTwo ? [screen(505, top - 206)] : []), screen(481, top - 200)),
    ],
    before: [
      part('keyboard', line`M340 ${top - 1}c0-4 3-6 7-6h42c4 0 7 2 7 6Z`),
      part('mouse', line`M410 ${top - 1}c0-7 6-11 14-11s13 5 13 11Z`),
    ],
    screen: { x: 474, y: top - 190 },
    keyboard: { x: 372, y: top - 6 },
    mouse: { x: 424, y: top - 4 },
  };
}

export function laptopAt({ x, y }: Point): DeviceDrawing {
  return {
    behind: [part('screen', line`M${x + 84} ${y - 7}l24-66c1-4 4-5 7-4s4 4 3 7l-25 66Z`)],
    before: [part('keyboard', line`M${x} ${y - 1}c-3 0-3-7 0-7h90c4 0 4 7 0 7Z`)],
    screen: { x: x + 100, y: y - 52 },
    keyboard: { x: x + 58, y: y - 6 },
    mouse: { x: x + 18, y: y - 6 },
  };
}

export function tabletAt({ x, y }: Point): DeviceDrawing {
  return {
    behind: [],
    before: [part('screen', line`M${x} ${y - 1}c-4 0-4-6 0-6h84c4 0 4 6 0 6Z`)],
    screen: { x: x + 62, y: y - 4 },
    keyboard: { x: x + 34, y: y - 4 },
    mouse: { x: x + 14, y: y - 4 },
  };
}

export const lounges = {
  couch: {
    name: 'on a couch',
    behind: [
      layer({ d: 'M140 586v14M352 586v14', width: 6 }),
      part('back', 'M122 372c-2-22 34-30 42-8l58 130c6 14-4 22-16 22h-56c-14 0-22-8-22-22Z'),
      layer({
        d: 'M112 548c0-6 4-10 10-10h238c6 0 10 4 10 10v30c0 6-4 10-10 10H122c-6 0-10-4-10-10Z',
        fill: 'paper',
      }),
      part('seat', 'M186 504h158c16 0 24 8 24 18s-6 16-18 16H186c-10 0-16-6-16-16s6-18 16-18Z'),
      layer(
        { d: 'M478 536l-6 64M570 536l6 64', width: 4 },
        { d: 'M456 528h136a4 4 0 0 1 0 8H456a4 4 0 0 1 0-8Z', fill: 'paper' },
      ),
    ],
    phone: 'M500 527c-3 0-3-5 0-5h42c3 0 3 5 0 5Z',
    phoneAt: { x: 524, y: 524 },
  },
  bed: {
    name: 'in bed',
    behind: [
      layer({ d: 'M86 596V372c0-14 20-14 20 0v224ZM548 596V520h14v76Z', fill: 'paper' }),
      layer({ d: 'M106 552h442v24H106Z', fill: 'paper' }),
      part('seat', 'M106 510h432c12 0 16 8 16 20s-4 22-16 22H106Z'),
      part('back', 'M108 400c10-22 40-20 54 2l44 84c8 16 0 24-16 24h-70c-10 0-14-4-14-14Z'),
    ],
    phone: 'M430 512c-3 0-3-5 0-5h40c3 0 3 5 0 5Z',
    phoneAt: { x: 450, y: 510 },
  },
} as const satisfies Record<
  string,
  { name: string; behind: readonly Layer[]; phone: string; phoneAt: Point }
>;
