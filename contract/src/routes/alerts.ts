import { type ById, del, get, type NoInput, type Notice } from './route.ts';

const deleting = { can: 'alerts.change', audit: 'alert.delete' } as const;

export interface Alert {
  id: number;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

export const list = get<NoInput, Alert[]>('/admin/alerts', { can: 'alerts.read' });

export const dismiss = del<ById, Notice>('/admin/alerts/:id', deleting);
