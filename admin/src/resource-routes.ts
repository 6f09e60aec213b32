import {
  adminAppointments,
  adminAssessments,
  adminPayments,
  auditLog,
  blogPosts,
  clients,
  consultationRequests,
  resources,
} from '@practice/contract/routes';
import type { Route } from '@practice/contract/routes/route';

export const exportRoutes = {
  'consultation-requests': consultationRequests.exportCsv,
  'blog-posts': blogPosts.exportCsv,
  resources: resources.exportCsv,
  payments: adminPayments.exportCsv,
  'client-appointments': adminAppointments.exportCsv,
  clients: clients.exportCsv,
  assessments: adminAssessments.exportCsv,
  'audit-log': auditLog.exportCsv,
};

export type TrashableResource = 'blog-posts' | 'resources';
type OfOne = Route<{ params: { id: number } }, unknown>;

export const trashRoutes: Record<TrashableResource, { restore: OfOne; removeForever: OfOne }> = {
  'blog-posts': blogPosts,
  resources,
};

export const noteRoutes = {
  'consultation-requests': { list: consultationRequests.notes, add: consultationRequests.addNote },
  clients: { list: clients.notes, add: clients.addNote },
  assessments: { list: adminAssessments.notes, add: adminAssessments.addNote },
};

export type ExportableResource = keyof typeof exportRoutes;
export type ResourceWithNotes = keyof typeof noteRoutes;
