import type { Shape } from '../drawings/shapes.ts';
import type { Seat, Setting } from '../setting.ts';
import type { Bones } from './bones.ts';
import type { Layer, Place } from './drawing.ts';
import drawn from './furniture.json' with { type: 'json' };
import type { Point } from './geometry.ts';
import type { DrawnPart } from './risks.ts';

export type DeviceName = NonNullable<Setting['device']>;

export type View = Record<'x' | 'y' | 'width' | 'height', number>;

export interface DrawnSeat {
  name: string;
  bones: Bones & { hip: Point };
  behind: readonly Layer[];
  before?: readonly Layer[];
  arms?: readonly Layer[];
  places?: { readonly [Part in DrawnPart]?: Place };
  phone?: Layer;
  top?: number;
  view?: View;
  legs?: readonly Shape[];
  backAt?: number;
}

/** Drawn with the desktop at 0 and a laptop or tablet at the left. */
export interface Device {
  behind: readonly Layer[];
  before: readonly Layer[];
  places: Readonly<Record<'screen' | 'keyboard' | 'mouse', Place>>;
  x: number;
  hand: number;
  bones: Bones;
  arms: readonly [x: number, y: number];
}

interface Furniture {
  room: readonly Layer[];
  seats: { readonly [Name in Seat]?: DrawnSeat };
  floorLamp: Layer;
  tables: Readonly<Record<'desk' | 'table', { legs: readonly Shape[]; foot: readonly Shape[] }>>;
  board: readonly Shape[];
  onDesk: Readonly<Record<'lamp' | 'phone', Layer>>;
  devices: Readonly<Record<DeviceName, Device>>;
}

export const furniture = drawn as unknown as Furniture;

export function tableAt(top: Point, kind: 'desk' | 'table'): Layer {
  const { legs, foot } = furniture.tables[kind];
  return { shapes: [...moved(legs, top), ...foot, ...moved(furniture.board, top)] };
}

export const layerAt = (layer: Layer, to: Point): Layer => ({ ...layer, shapes: moved(layer.shapes, to) });

export function deviceAt(name: DeviceName, at: Point, isTwo = false): Device {
  const { behind, before, places, ...device } = furniture.devices[name];
  const { screen, keyboard, mouse } = places;
  const placeAt = ({ at: [x, y], to }: Place): Place => ({
    at: [x + at.x, y + at.y],
    to: [to[0] + at.x, to[1] + at.y],
  });
  // From the side, only the second monitor's edge is visible.
  const withSecond = (layer: Layer) =>
    isTwo && name === 'desktop' && layer.part === 'screen'
      ? { ...layer, shapes: [...moved(layer.shapes, { x: 24, y: -6 }), ...layer.shapes] }
      : layer;
  return {
    ...device,
    behind: behind.map((layer) => layerAt(withSecond(layer), at)),
    before: before.map((layer) => layerAt(layer, at)),
    places: { screen: placeAt(screen), keyboard: placeAt(keyboard), mouse: placeAt(mouse) },
  };
}

/** Only the coordinates after an M are absolute. */
const moved = (shapes: readonly Shape[], { x, y }: Point) =>
  shapes.map((shape) => ({
    ...shape,
    d: shape.d.replace(/M([\d.-]+) ([\d.-]+)/g, (_, left, top) => `M${Number(left) + x} ${Number(top) + y}`),
  }));
