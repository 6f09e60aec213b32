import type { Client } from '@practice/contract/clients';
import { longDate, tableDate } from '@practice/contract/format';
import { readableEmail } from '@practice/contract/readable-email';
import { Button, CanAccess, CreateButton, DataTable } from 'react-admin';
import { Link } from 'react-router';
import { BadgeList } from '../badges/Badges.tsx';
import { ClientsIcon } from '../layout/icons.ts';
import { choice, search, yesOrNo } from '../list/filters.tsx';
import { RecordList, ViewDetails } from '../list/RecordList.tsx';
import { accountBadges } from './account-badges.ts';

const filters = [
  search('Name, email or phone'),
  choice('isAdmin', { label: 'Role', emptyText: 'Everyone', choices: yesOrNo('Staff only', 'Clients only') }),
];

const Column = DataTable.Col<Client>;
const badgesOf = (client: Client) => <BadgeList badges={accountBadges(client)} />;

export const ClientList = () => (
  <RecordList<Client>
    title="Clients"
    lead="Everyone you know, with and without a login. Open one to see their appointments, requests and payments."
    sorts={['createdAt', 'lastName', 'email']}
    filters={filters}
    actions={
      <>
        <CanAccess action="create" resource="staff">
          <Button component={Link} to="/clients/colleague" label="Invite a colleague">
            <ClientsIcon />
          </Button>
        </CanAccess>
        <CreateButton to="/clients/new" label="New client" />
      </>
    }
    rowClick={(id) => `/clients/${id}`}
    empty={{
      title: 'No Clients Yet',
      text: 'Anyone who creates an account on the website appears here. You can also add someone yourself, and invite them if you like.',
    }}
    primaryText={({ name }) => name}
    secondaryText={({ email, createdAt }) =>
      [email && readableEmail(email), `since ${longDate(createdAt)}`].filter(Boolean).join(' · ')
    }
    tertiaryText={badgesOf}
  >
    <Column source="lastName" label="Name" render={({ name }) => name} />
    <Column source="email" render={({ email }) => (email ? readableEmail(email) : '–')} />
    <Column label="Phone" render={({ phone }) => phone ?? '–'} />
    <Column source="createdAt" label="Since" render={({ createdAt }) => tableDate(createdAt)} />
    <Column label="Account" render={badgesOf} />
    <Column label="Actions" field={ViewDetails} />
  </RecordList>
);
