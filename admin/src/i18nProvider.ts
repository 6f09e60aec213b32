import { messages } from '@practice/contract/messages';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';

const { ra } = english;

const deleted = (noun: string) => `1 ${noun} deleted |||| %{smart_count} ${noun}s deleted`;

const words = {
  ra: {
    ...ra,
    action: { ...ra.action, clear_input_value: 'Clear', confirm: 'Delete' },
    page: { ...ra.page, not_found: messages.notFound },
    message: {
      ...ra.message,
      bulk_delete_title: 'Are you sure?',
      unsaved_changes: 'You haven’t saved your changes. Leave without saving?',
    },
  },
  resources: {
    'audit-log': { name: 'Audit log' },
    'blog-posts': { name: 'Articles & Content', notifications: { deleted: deleted('post') } },
    'client-appointments': { name: 'Client Appointments' },
    'consultation-requests': { name: 'Consultation Requests' },
    resources: { name: 'Resources & Downloads', notifications: { deleted: deleted('resource') } },
    status: { name: 'Status' },
  },
};

export const i18nProvider = polyglotI18nProvider(() => words, 'en', { allowMissing: true });
