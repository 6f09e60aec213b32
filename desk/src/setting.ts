/** `standing` is somebody who stands all day. */
export const seats = [
  'office chair',
  'kitchen chair',
  'stool',
  'bench',
  'ball',
  'couch',
  'bed',
  'recliner',
  'bean bag',
  'wheelchair',
  'standing',
] as const;
export type Seat = (typeof seats)[number];

/** The device whose screen is used most. */
export const devices = ['desktop', 'laptop', 'tablet'] as const;
type Device = (typeof devices)[number];

export const surfaces = ['desk', 'sit-stand desk', 'kitchen table', 'counter', 'lap'] as const;
type Surface = (typeof surfaces)[number];

/** What a fix may use, or may have to ask somebody to get. */
export const equipment = [
  'keyboard',
  'mouse',
  'headset',
  'footrest',
  'monitor arm',
  'stand',
  'armrests',
  'keyboard feet',
  'keyboard tray',
  'document holder',
  'lumbar cushion',
  'lap desk',
] as const;
export type Equipment = (typeof equipment)[number];

/**
 * The furniture and the devices that somebody named; what they did not name is left out. It decides what furniture implies for a
 * score, what the figure shows and which fixes can be meant.
 */
export interface Setting {
  seat?: Seat;
  device?: Device;
  screens?: 'one' | 'two';
  surface?: Surface;
  /** True for what they have, false for what they say they have not. A laptop's own keys and trackpad are no keyboard and no mouse. */
  equipment?: { [Name in Equipment]?: boolean };
}
