/**
 * The tables of ROSA: Sonne, Villalta and Andrews, Applied Ergonomics 43 (2012) 98–108; score ranges by Cabegi de Barros et al.
 * 2022, doi 10.1186/s12891-022-05490-8. Higher is worse; from 5 on it calls for action.
 */
export type RosaCell =
  | 'seatHeight'
  | 'seatDepth'
  | 'armrests'
  | 'back'
  | 'monitor'
  | 'phone'
  | 'mouse'
  | 'keyboard';

/** The least and the most that each cell can have; of the last four with the step for duration. */
export const rosaRanges: Record<RosaCell, readonly [least: number, most: number]> = {
  seatHeight: [1, 5],
  seatDepth: [1, 3],
  armrests: [1, 5],
  back: [1, 4],
  monitor: [0, 7],
  phone: [0, 6],
  mouse: [0, 7],
  keyboard: [0, 7],
};

export interface RosaResult {
  chair: number;
  monitorAndPhone: number;
  mouseAndKeyboard: number;
  /** The worst part decides: a good chair never hides a bad screen. 1 to 10. */
  final: number;
}

/** A row per sum of seat height and depth (2 to 8), a column per sum of armrests and back (2 to 9). */
const chairGrid = gridOf('22345678 22345678 33345678 44445678 55556789 66677889 77788999', 2, 2);
/** A row per phone (0 to 6), a column per monitor (0 to 7). */
const screenGrid = gridOf('11123456 11223456 12233467 22334568 33445678 44556789 55678899', 0, 0);
/** A row per mouse (0 to 7), a column per keyboard (0 to 7). */
const inputGrid = gridOf('11123456 11234567 12234567 23335678 34455678 45566789 56677889 67788999', 0, 0);

/** ROSA's score of ranged cells. `chairDuration` is added behind the chair's grid: -1, 0 or 1. */
export function rosa(cells: Record<RosaCell, number>, chairDuration: number): RosaResult {
  const of = (cell: RosaCell) => within(cells[cell], rosaRanges[cell]);
  const grid = chairGrid(of('seatHeight') + of('seatDepth'), of('armrests') + of('back'));
  const chair = within(grid + chairDuration, [1, 10]);
  const monitorAndPhone = screenGrid(of('phone'), of('monitor'));
  const mouseAndKeyboard = inputGrid(of('mouse'), of('keyboard'));
  return {
    chair,
    monitorAndPhone,
    mouseAndKeyboard,
    final: Math.max(chair, monitorAndPhone, mouseAndKeyboard),
  };
}

function gridOf(rows: string, firstRow: number, firstColumn: number) {
  const grid = rows.split(' ');
  return (row: number, column: number): number => Number(grid[row - firstRow]?.[column - firstColumn]);
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
