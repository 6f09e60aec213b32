import type { Client, clientSorts } from '@practice/contract/clients';
import { longDate, tableDate } from '@practice/contract/format';
import { readableEmail } from '@practice/contract/readable-email';
import { BadgeList } from '../badges/Badges.tsx';
import { AddIcon } from '../layout/icons.tsx';
import { LinkButton } from '../layout/LinkButton.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { type ListSection, yesOrNo } from '../list/list-section.ts';
import { accountBadges, resource } from './client-words.ts';

const section: ListSection<Client, (typeof clientSorts)[number]> = {
  resource,
  title: 'Clients',
  lead: 'Everyone with an account. Open one to see their appointments, requests and payments.',
  name: 'Clients',
  noun: ['client', 'clients'],
  nameOf: ({ name }) => name,
  search: 'Name or email',
  filters: [
    { name: 'isAdmin', label: 'Role', options: yesOrNo('Admins only', 'Clients only'), all: 'Everyone' },
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
    { label: 'Email', sort: 'email', cell: ({ email }) => readableEmail(email) },
    { label: 'Phone', width: '9rem', cell: ({ phone }) => phone ?? '–' },
    { label: 'Since', sort: 'createdAt', width: '7.5rem', cell: ({ createdAt }) => tableDate(createdAt) },
    { label: 'Account', width: '11.5rem', cell: (client) => <BadgeList badges={accountBadges(client)} /> },
  ],
  card: (client) => ({
    title: client.name,
    text: (
      <>
        <p>{readableEmail(client.email)}</p>
        {client.phone && <p>{client.phone}</p>}
        <BadgeList badges={accountBadges(client)} />
      </>
    ),
    foot: `Since ${longDate(client.createdAt)}`,
  }),
  actions: (
    <LinkButton to="/clients/new" icon={AddIcon}>
      New client
    </LinkButton>
  ),
  preload: () => import('./ClientPage.tsx'),
  empty: {
    title: 'No Clients Yet',
    drawing: 'M60 42a14 14 0 1 0 0-28 14 14 0 0 0 0 28M32 76a28 28 0 0 1 56 0M96 18v12M90 24h12',
    text: 'Anyone who creates an account on the website appears here. You can also create one for someone and invite them.',
    action: (
      <LinkButton to="/clients/new" icon={AddIcon}>
        Invite the first client
      </LinkButton>
    ),
  },
};

export const ClientList = () => <ListPage section={section} />;
