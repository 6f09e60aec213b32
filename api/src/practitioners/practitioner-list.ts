import {
  practitionerFilter,
  practitionerMessages,
  practitionerSorts,
} from '@practice/contract/practitioners';
import { contains, oneOf } from '../lists/conditions.ts';
import { List } from '../lists/list.ts';
import { Practitioner } from './practitioner.entity.ts';

/** Finds the ids; what they have is read with them. */
export const practitionerList = new List({
  name: 'practitioners',
  entity: Practitioner,
  as: 'practitioner',
  columns: ['id'],
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
