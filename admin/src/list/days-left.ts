import { trashDays } from '@practice/contract/lists';

const day = 86_400_000;

/** The days until a deleted row is removed permanently. A day that has begun counts. */
export function daysLeft(deletedAt: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / day + trashDays));
}
