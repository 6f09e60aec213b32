/** `standing` means all day. */
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

export const devices = ['desktop', 'laptop', 'tablet'] as const;

export const surfaces = ['desk', 'sit-stand desk', 'kitchen table', 'counter', 'lap'] as const;

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

export type Without = 'standing' | 'sight' | 'hands' | 'computer';

export interface Setting {
  seat?: Seat;
  device?: (typeof devices)[number];
  screens?: 'one' | 'two';
  surface?: (typeof surfaces)[number];
  /** False if they have none; a laptop's keys and trackpad don't count. */
  equipment?: { [Name in Equipment]?: boolean };
  without?: readonly Without[];
}
