import type { Client, clientSorts } from '@practice/contract/clients';
import { longDate, shortDate } from '@practice/contract/format';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { usePreload } from '../layout/lazy-screen.ts';
import { Card } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import type { ListSection } from '../list/list-section.ts';
import { ViewDetails } from '../list/RecordDialog.tsx';
import { AccountBadges } from './AccountBadges.tsx';
import { resource } from './client-words.ts';

const section: ListSection<Client, (typeof clientSorts)[number]> = {
  resource,
  title: 'Clients',
  lead: 'Everyone with an account. Open one to see their appointments, requests and payments.',
  name: 'Clients',
  noun: ['client', 'clients'],
  nameOf: ({ name }) => name,
  sort: { field: 'createdAt', order: 'DESC' },
  search: 'Name or email',
  filters: [
    {
      name: 'isAdmin',
      label: 'Role',
      options: [
        { value: true, label: 'Admins only' },
        { value: false, label: 'Clients only' },
      ],
      all: 'Everyone',
    },
  ],
  orders: [
    { label: 'Newest first', field: 'createdAt', order: 'DESC' },
    { label: 'Oldest first', field: 'createdAt', order: 'ASC' },
    { label: 'Last name', field: 'lastName', order: 'ASC' },
    { label: 'First name', field: 'firstName', order: 'ASC' },
    { label: 'Email', field: 'email', order: 'ASC' },
  ],
  columns: [
    { label: 'Name', sort: 'lastName', cell: ({ name }) => name },
    { label: 'Email', sort: 'email', cell: ({ email }) => email },
    { label: 'Phone', width: '9rem', cell: ({ phone }) => phone ?? '–' },
    { label: 'Since', sort: 'createdAt', width: '7.5rem', cell: ({ createdAt }) => shortDate(createdAt) },
    { label: 'Account', width: '11.5rem', cell: (client) => <AccountBadges client={client} /> },
    { label: 'Actions', width: '7.5rem', cell: (client) => <Details client={client} /> },
  ],
  card: (client) => (
    <Card
      title={client.name}
      foot={
        <>
          <span>Since {longDate(client.createdAt)}</span>
          <Details client={client} />
        </>
      }
    >
      <p>{client.email}</p>
      {client.phone && <p>{client.phone}</p>}
      <AccountBadges client={client} />
    </Card>
  ),
  actions: (
    <LinkButton to="/clients/new">
      <AddIcon size={18} />
      New client
    </LinkButton>
  ),
  empty: {
    title: 'No Clients Yet',
    drawing: 'M60 42a14 14 0 1 0 0-28 14 14 0 0 0 0 28M32 76a28 28 0 0 1 56 0M96 18v12M90 24h12',
    text: 'Anyone who creates an account on the website appears here. You can also create one for someone and invite them.',
    action: (
      <LinkButton to="/clients/new">
        <AddIcon size={18} />
        Invite the first client
      </LinkButton>
    ),
  },
};

export function ClientList() {
  usePreload(() => import('./ClientEdit.tsx'));
  return <ListPage section={section} />;
}

function Details({ client: { id, name } }: { client: Client }) {
  return <ViewDetails resource={resource} id={id} name={name} />;
}
