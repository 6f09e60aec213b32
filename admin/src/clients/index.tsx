import { Route } from 'react-router';
import { ClientsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

const ClientPage = screen(() => import('./ClientPage.tsx'), 'ClientPage');
const NewClient = screen(() => import('./NewClient.tsx'), 'NewClient');

export const clients = {
  name: 'clients',
  icon: ClientsIcon,
  options: { label: 'Clients' },
  list: screen(() => import('./ClientList.tsx'), 'ClientList'),
  children: (
    <>
      <Route path="new" element={<NewClient />} />
      <Route path=":id" element={<ClientPage />} />
    </>
  ),
};
