import type { Client } from '@practice/contract/clients';
import { longDate, tableDate } from '@practice/contract/format';
import { readableEmail } from '@practice/contract/readable-email';
import { CreateButton, DataTable, List, SimpleList } from 'react-admin';
import { BadgeList } from '../badges/Badges.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ChoiceInput } from '../list/ChoiceInput.tsx';
import { yesOrNo } from '../list/choices.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { SearchInput } from '../list/SearchInput.tsx';
import { useIsNarrow } from '../list/useIsNarrow.ts';
import { ViewDetails } from '../list/ViewDetails.tsx';
import { accountBadges } from './account-badges.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or email" />,
  <ChoiceInput
    key="role"
    source="isAdmin"
    label="Role"
    emptyText="Everyone"
    alwaysOn
    choices={yesOrNo('Admins only', 'Clients only')}
  />,
];

const Column = DataTable.Col<Client>;
const addressOf = (id: unknown) => `/clients/${id}`;

export function ClientList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageTitle
        title="Clients"
        lead="Everyone with an account. Open one to see their appointments, requests and payments."
      />
      <List<Client>
        title={false}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        actions={
          <ListActions sorts={isNarrow ? ['createdAt', 'lastName', 'email'] : undefined}>
            <CreateButton to="/clients/new" label="New client" />
          </ListActions>
        }
        empty={
          <EmptyList
            title="No Clients Yet"
            drawing="M60 42a14 14 0 1 0 0-28 14 14 0 0 0 0 28M32 76a28 28 0 0 1 56 0M96 18v12M90 24h12"
            action={<CreateButton to="/clients/new" label="Invite the first client" />}
          >
            Anyone who creates an account on the website appears here. You can also create one for someone and
            invite them.
          </EmptyList>
        }
      >
        {isNarrow ? (
          <SimpleList<Client>
            rowClick={addressOf}
            primaryText={({ name }) => name}
            secondaryText={({ email, createdAt }) => `${readableEmail(email)} · since ${longDate(createdAt)}`}
            tertiaryText={(client) => <BadgeList badges={accountBadges(client)} />}
          />
        ) : (
          <DataTable<Client> rowClick={addressOf} bulkActionButtons={false}>
            <Column source="lastName" label="Name" render={({ name }) => name} />
            <Column source="email" label="Email" render={({ email }) => readableEmail(email)} />
            <Column label="Phone" render={({ phone }) => phone ?? '–'} />
            <Column source="createdAt" label="Since" render={({ createdAt }) => tableDate(createdAt)} />
            <Column label="Account" render={(client) => <BadgeList badges={accountBadges(client)} />} />
            <Column label="Actions" field={ViewDetails} />
          </DataTable>
        )}
      </List>
    </>
  );
}
