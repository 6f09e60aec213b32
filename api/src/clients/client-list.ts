import { personName } from '@practice/contract/auth';
import { clientFilter, clientMessages, clientSorts } from '@practice/contract/clients';
import { practiceDay } from '@practice/contract/format';
import { staffRoles } from '@practice/contract/permissions';
import { Person } from '../auth/user.entity.ts';
import { equals, isTheirs, matchesText, oneOf, orPhone } from '../lists/conditions.ts';
import type { CsvColumns } from '../lists/csv.ts';
import { List, type RowOf } from '../lists/list.ts';

// Merged people reappear only if the merge is undone.
const notMerged = 'client.id NOT IN (SELECT other_id FROM people_merges)';

export const clientList = new List({
  name: 'clients',
  entity: Person,
  as: 'client',
  joined: {
    user: ['id', 'newEmail', 'invitedAt', 'isClient', 'isAdmin', 'role', 'newPasswordRequired'],
  },
  unknown: clientMessages.unknown,
  sorts: clientSorts,
  filter: clientFilter,
  filteredBy: ['user'],
  filters: {
    q: orPhone(
      'client.phone',
      matchesText(`concat_ws(' ', client.firstName, client.lastName)`, 'user.username', 'client.email'),
    ),
    id: oneOf('client.id'),
    email: equals('lower(client.email)'),
    isAdmin: equals('coalesce(user.isAdmin, false)'),
  },
  visible: {
    toStaff: notMerged,
    toOthers: `client.closedAt IS NULL AND ${notMerged}`,
    toOwn: `${notMerged} AND ${isTheirs('client.id')}`,
  },
});

type Row = RowOf<typeof clientList>;

const noAccount = {
  newEmail: null,
  invitedAt: null,
  isClient: false,
  isAdmin: false,
  role: null,
  newPasswordRequired: false,
};

export function clientView({ user, ...person }: Row) {
  const { emailConfirmedAt, ...row } = { ...(user ?? noAccount), ...person };
  return {
    ...row,
    name: personName(row),
    hasLogin: user !== null,
    emailConfirmed: emailConfirmedAt !== null,
  };
}

export const clientCsv: CsvColumns<Row> = {
  'First name': (row) => row.firstName,
  'Last name': (row) => row.lastName,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Role: (row) => row.user?.role && staffRoles[row.user.role].label,
  Since: (row) => practiceDay(row.createdAt),
};
