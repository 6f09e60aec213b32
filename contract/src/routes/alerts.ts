import type { Alert } from '../alerts.ts';
import { del, get, type Notice } from './route.ts';

/** What does not work outside of the product, newest first; admins only. */
export const list = get<[], Alert[]>('/admin/alerts');

/** Takes it off the dashboard until it happens again. 200 also where somebody else has done so already. */
export const dismiss = del<[id: number], Notice>('/admin/alerts/:id');
