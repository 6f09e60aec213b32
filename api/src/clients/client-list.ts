import { personName } from '@practice/contract/auth';
import { clientFilter, clientMessages, clientSorts } from '@practice/contract/clients';
import { practiceDay } from '@practice/contract/format';
import { staffRoles } from '@practice/contract/permissions';
import { User } from '../auth/user.entity.ts';
import { equals, matchesText, oneOf, orPhone } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';

export const clientList = new List({
  name: 'clients',
  entity: User,
  as: 'client',
  columns: [
    'id',
    'firstName',
    'lastName',
    'username',
    'email',
    'emailConfirmedAt',
    'phone',
    'newEmail',
    'invitedAt',
    'isClient',
    'isAdmin',
    'role',
    'newPasswordRequired',
    'createdAt',
  ],
  unknown: clientMessages.unknown,
  sorts: clientSorts,
  filter: clientFilter,
  filters: {
    q: orPhone(
      'client.phone',
      matchesText(`concat_ws(' ', client.firstName, client.lastName)`, 'client.username', 'client.email'),
    ),
    id: oneOf('client.id'),
    email: equals('lower(client.email)'),
    isAdmin: equals('client.isAdmin'),
  },
});

type Row = RowOf<typeof clientList>;

export function clientView({ emailConfirmedAt, ...row }: Row) {
  return { ...row, name: personName(row), emailConfirmed: emailConfirmedAt !== null };
}

export const clientCsv: CsvColumns<Row> = {
  'First name': (row) => row.firstName,
  'Last name': (row) => row.lastName,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Role: (row) => row.role && staffRoles[row.role].label,
  Since: (row) => practiceDay(row.createdAt),
};
