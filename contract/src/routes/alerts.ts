import type { Alert } from '../alerts.ts';
import { del, get, type Notice } from './route.ts';

export const list = get<[], Alert[]>('/admin/alerts');

/** Hides it until it happens again. 200 also when somebody else did so already. */
export const dismiss = del<[id: number], Notice>('/admin/alerts/:id');
