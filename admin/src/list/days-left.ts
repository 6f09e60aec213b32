const day = 86_400_000;

/**
 * The days until a deleted row is removed permanently. A day that has begun counts.
 * @param kept the days that it is kept
 */
export function daysLeft(deletedAt: string, kept: number, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + kept * day - now) / day));
}
