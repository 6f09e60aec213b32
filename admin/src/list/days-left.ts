const day = 86_400_000;

/** Days until what was deleted is gone for good; the day that has begun counts. */
export function daysLeft(deletedAt: string, kept: number, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + kept * day - now) / day));
}
