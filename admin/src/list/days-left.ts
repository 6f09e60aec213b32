import { trashDays } from '@practice/contract/lists';

const day = 86_400_000;

export function daysLeft(deletedAt: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / day + trashDays));
}
