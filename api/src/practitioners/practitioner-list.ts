import {
  type AdminPractitioner,
  practitionerFilter,
  practitionerMessages,
  practitionerSorts,
} from '@practice/contract/practitioners';
import { to24Hour } from '@practice/contract/time';
import { contains, oneOf } from '../lists/conditions.ts';
import { List, type RowOf } from '../lists/list.ts';
import { Practitioner } from './practitioner.entity.ts';

export const practitionerList = new List({
  name: 'practitioners',
  entity: Practitioner,
  as: 'practitioner',
  joined: { services: ['id'], hours: ['practitionerId', 'weekday', 'opens', 'closes'] },
  order: 'ASC',
  unknown: practitionerMessages.unknown,
  sorts: practitionerSorts,
  filter: practitionerFilter,
  filters: {
    q: contains('practitioner.name'),
    id: oneOf('practitioner.id'),
    isRetired: (isRetired) => ({ sql: `practitioner.retiredAt IS ${isRetired ? 'NOT ' : ''}NULL` }),
  },
});

export function adminPractitioner(row: RowOf<typeof practitionerList>): AdminPractitioner {
  const { services, hours, retiredAt, ...practitioner } = row;
  const inOrder = hours
    .map(({ weekday, opens, closes }) => ({ weekday, opens, closes }))
    .sort((a, b) => a.weekday - b.weekday || to24Hour(a.opens).localeCompare(to24Hour(b.opens)));
  return {
    ...practitioner,
    serviceIds: services.map(({ id }) => id),
    hours: inOrder.length > 0 ? inOrder : null,
    retiredAt: retiredAt?.toISOString() ?? null,
  };
}
