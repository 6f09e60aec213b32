import { serviceFilter, serviceMessages, serviceSorts } from '@practice/contract/services';
import { contains, oneOf } from '../lists/conditions.ts';
import { List, type RowOf } from '../lists/list.ts';
import { Service } from './service.entity.ts';
import { serviceView } from './services.ts';

export const serviceList = new List({
  name: 'services',
  entity: Service,
  as: 'service',
  order: 'ASC',
  unknown: serviceMessages.unknown,
  sorts: serviceSorts,
  filter: serviceFilter,
  filters: {
    q: contains('service.title'),
    id: oneOf('service.id'),
    isRetired: (isRetired) => ({ sql: `service.retiredAt IS ${isRetired ? 'NOT ' : ''}NULL` }),
  },
});

export const adminService = (row: RowOf<typeof serviceList>) => ({
  ...serviceView(row),
  practitionerIds: row.practitionerIds,
  retiredAt: row.retiredAt,
});
