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

export const trashRoutes = {
  'blog-posts': { restore: blogPosts.restore, removeForever: blogPosts.removeForever },
  resources: { restore: resources.restore, removeForever: resources.removeForever },
};

export const noteRoutes = {
  'consultation-requests': { list: consultationRequests.notes, add: consultationRequests.addNote },
  clients: { list: clients.notes, add: clients.addNote },
  assessments: { list: adminAssessments.notes, add: adminAssessments.addNote },
};

export type ExportableResource = keyof typeof exportRoutes;
export type TrashableResource = keyof typeof trashRoutes;
export type ResourceWithNotes = keyof typeof noteRoutes;
