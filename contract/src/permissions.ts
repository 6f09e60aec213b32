import type { AuditAction } from './audit-log.ts';

export const staffRoles = {
  owner: { label: 'Owner', may: 'Can see and change everything, and decides who works here.' },
  practitioner: {
    label: 'Practitioner',
    may: 'Can see and change everything about clients and the calendar, private notes and assessments included.',
  },
  assistant: {
    label: 'Assistant',
    may: 'Handles requests, the calendar and contact data, and can look at payments. Sees no notes and no assessments.',
  },
} as const;
export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = Object.keys(staffRoles) as StaffRole[];

type Scopes = Readonly<Record<StaffRole, 'all' | 'own' | 'none'>>;

const everyone: Scopes = { owner: 'all', practitioner: 'all', assistant: 'all' };
const therapists: Scopes = { owner: 'all', practitioner: 'all', assistant: 'none' };
const owners: Scopes = { owner: 'all', practitioner: 'none', assistant: 'none' };
const themselves: Scopes = { owner: 'own', practitioner: 'own', assistant: 'own' };

export const permissions = {
  'alerts.read': therapists,
  'alerts.change': therapists,
  'assessments.read': therapists,
  'assessments.change': therapists,
  'assessments.export': therapists,
  'audit-log.read': owners,
  'audit-log.export': owners,
  'blog-posts.read': owners,
  'blog-posts.change': owners,
  'blog-posts.export': owners,
  'calendar.read': everyone,
  'calendar.change': everyone,
  'client-appointments.read': everyone,
  'client-appointments.change': everyone,
  'client-appointments.export': therapists,
  'clients.read': everyone,
  'clients.change': everyone,
  'clients.export': therapists,
  'clients.delete': therapists,
  'clients.merge': therapists,
  'closed-clients.read': { owner: 'all', practitioner: 'own', assistant: 'none' },
  'closed-clients.change': owners,
  'consultation-requests.read': everyone,
  'consultation-requests.change': everyone,
  'consultation-requests.export': therapists,
  'notes.read': therapists,
  'notes.change': therapists,
  'payments.read': everyone,
  'payments.income': therapists,
  'payments.refund': therapists,
  'payments.export': therapists,
  'practitioners.read': everyone,
  'practitioners.change': owners,
  'resources.read': owners,
  'resources.change': owners,
  'resources.export': owners,
  'second-factor.change': themselves,
  'services.read': everyone,
  'services.change': owners,
  'staff.change': owners,
  'status.read': owners,
  'status.change': owners,
} as const satisfies Readonly<Record<string, Scopes>>;
export type Permission = keyof typeof permissions;

export const isPermission = (name: string): name is Permission => name in permissions;

export interface Access {
  can?: Permission;
  audit?: AuditAction | `${string}.${AuditAction}`;
}

export const scopeOf = (role: StaffRole | null | undefined, permission: Permission) =>
  role ? permissions[permission][role] : 'none';

export const may = (role: StaffRole | null | undefined, permission: Permission): boolean =>
  scopeOf(role, permission) !== 'none';
