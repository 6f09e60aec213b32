import { Route } from 'react-router';
import { DownloadsIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

const ResourceCreate = lazyScreen(() => import('./ResourceForm.tsx'), 'ResourceCreate');
const ResourceEdit = lazyScreen(() => import('./ResourceForm.tsx'), 'ResourceEdit');
const Trash = lazyScreen(() => import('../list/Trash.tsx'), 'Trash');

export const resources = {
  name: 'resources',
  icon: DownloadsIcon,
  options: { label: 'Resources & Downloads' },
  list: lazyScreen(() => import('./ResourceList.tsx'), 'ResourceList'),
  children: (
    <>
      <Route path="new" element={<ResourceCreate />} />
      <Route path="edit/:id" element={<ResourceEdit />} />
      <Route path="trash" element={<Trash resource="resources" />} />
    </>
  ),
};
