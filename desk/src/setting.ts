/** What somebody sits on; `standing` for who stands all day. */
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

/** Whose screen somebody looks at most. */
export const devices = ['desktop', 'laptop', 'tablet'] as const;
export type Device = (typeof devices)[number];

/**
 * The furniture and the devices that somebody named; what they did not name is left out. It decides what furniture implies for a
 * score, what the figure shows and which fixes can be meant.
 */
export interface Setting {
  seat?: Seat;
  device?: Device;
  /** How many screens they use. */
  screens?: 'one' | 'two';
}
