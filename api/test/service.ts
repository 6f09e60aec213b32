import { randomUUID } from 'node:crypto';
import type { NewService } from '@practice/contract/services';

export function aService(over: Partial<NewService> = {}): NewService {
  return { title: `Chair fitting ${randomUUID().slice(0, 8)}`, minutes: 45, place: 'office', ...over };
}
