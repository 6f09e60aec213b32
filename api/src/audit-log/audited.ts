import { SetMetadata } from '@nestjs/common';
import type { AuditAction } from '@practice/contract/audit-log';
import type { Request } from 'express';

export const AUDITED = 'audited';

/** Records this action of whoever calls the route. Routes for admins need it only if `actionOf` would return another one. */
export const Audited = (act: AuditAction) => SetMetadata(AUDITED, act);

export function setActor(request: Request, { id, email }: { id: number; email: string }): void {
  Object.assign(request, { user: { id, email } });
}

const records: Readonly<Record<string, string>> = {
  clients: 'client',
  'client-appointments': 'appointment',
  assessments: 'assessment',
  'consultation-requests': 'request',
  payments: 'payment',
  account: 'account',
  'audit-log': 'audit log',
  'assessment-settings': 'assessment settings',
  'blog-posts': 'post',
  alerts: 'alert',
  calendar: 'calendar',
  images: 'picture',
  resources: 'resource',
  'second-factor': 'two-step login',
  status: 'undelivered email',
};

/** These have no clients' data, so reading them is not recorded, except a private file and an export. */
const withoutClients = ['audit-log', 'assessment-settings', 'blog-posts', 'alerts', 'calendar', 'resources'];

const actions: Readonly<Record<string, AuditAction>> = {
  GET: 'read',
  POST: 'add',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'delete',
};

export function recordOf(path: string): { area: string; record: string | undefined; part: string } {
  const [area = '', ...rest] = path.replace(/^\/api\/(admin\/)?/, '').split('/');
  return { area, record: records[area], part: rest.filter((each) => !each.startsWith(':')).join(' ') };
}

/** What an admin does by calling the route; undefined if it is not recorded. Routes of two-step login say it with `@Audited`. */
export function actionOf(method: string, path: string): AuditAction | undefined {
  const { area, part } = recordOf(path);
  if (part === 'export.csv') return 'export';
  if (area === 'second-factor') return undefined;
  const isRead = method === 'GET' || part === 'preview';
  return isRead && withoutClients.includes(area) && part !== 'file' ? undefined : actions[method];
}
