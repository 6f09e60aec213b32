import type { Shape } from '../drawings/shapes.ts';
import type { Layer, Place } from './drawing.ts';
import drawn from './furniture.json' with { type: 'json' };
import { line, type Point } from './geometry.ts';
import type { DrawnPart } from './risks.ts';

export interface Chair {
  name: string;
  hip: number;
  behind: readonly Layer[];
  before?: readonly Layer[];
  arms?: readonly Layer[];
}

interface Lounge {
  name: string;
  behind: readonly Layer[];
  phone: string;
  phoneAt: Point;
  places: Readonly<Record<'back' | 'seat' | 'light', Place>>;
}

function layer(...shapes: readonly (string | Shape)[]): Layer {
  return { shapes: shapes.map((shape) => (typeof shape === 'string' ? { d: shape } : shape)) };
}

function part(name: DrawnPart, ...shapes: readonly (string | Shape)[]): Layer {
  return { part: name, ...layer(...shapes) };
}

const wood = (d: string) => layer({ d, fill: 'paper' });

export const chairs = drawn.chairs as Readonly<Record<keyof typeof drawn.chairs, Chair>>;
export const lounges = drawn.lounges as unknown as Readonly<Record<keyof typeof drawn.lounges, Lounge>>;
export const floorLamp = drawn.floorLamp as Layer;
export const standingLegs = drawn.standingLegs as readonly Shape[];

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
