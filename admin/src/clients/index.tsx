import { Route } from 'react-router';
import { ClientsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

const ClientPage = lazyScreen(() => import('./ClientPage.tsx'), 'ClientPage');
const NewClient = lazyScreen(() => import('./NewClient.tsx'), 'NewClient');

export const clients = {
  name: 'clients',
  icon: ClientsIcon,
  options: { label: 'Clients' },
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./ClientList.tsx'), 'ClientList'),
  children: (
    <>
      <Route path="new" element={<NewClient />} />
      <Route path=":id" element={<ClientPage />} />
    </>
  ),
};
