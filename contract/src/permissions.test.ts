import { expect, test } from '@jest/globals';
import { may, type Permission, permissions, type StaffRole } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];
const mayNot = (role: StaffRole | null) => all.filter((permission) => !may(role, permission));

test('owners may do everything, practitioners nothing about staff, content, closed records and the system, clients nothing', () => {
  expect(mayNot('owner')).toEqual([]);
  expect(mayNot('practitioner').map((permission) => permission.split('.')[0])).toEqual([
    ...['audit-log', 'audit-log', 'blog-posts', 'blog-posts', 'blog-posts'],
    ...['closed-clients', 'practitioners', 'resources', 'resources', 'resources', 'services'],
    ...['staff', 'status', 'status'],
  ]);
  expect(mayNot(null)).toEqual(all);
});

test('assistants see no notes and no assessments, refund and export nothing', () => {
  expect(all.filter((permission) => may('assistant', permission))).toEqual([
    ...['calendar.read', 'calendar.change', 'client-appointments.read', 'client-appointments.change'],
    ...['clients.read', 'clients.change', 'consultation-requests.read', 'consultation-requests.change'],
    ...['payments.read', 'practitioners.read', 'second-factor.change', 'services.read'],
  ]);
});
