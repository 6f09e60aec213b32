import { type ById, del, get, type NoInput, type Notice } from './route.ts';

export interface Alert {
  id: number;
  message: string;
  count: number;
  firstAt: string;
  lastAt: string;
}

export const list = get<NoInput, Alert[]>('/admin/alerts', { can: 'alerts.read' });

export const dismiss = del<ById, Notice>('/admin/alerts/:id', {
  can: 'alerts.change',
  audit: 'alert.delete',
});
