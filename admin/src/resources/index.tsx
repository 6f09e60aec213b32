import { Route } from 'react-router';
import { DownloadsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

const ResourceEditor = screen(() => import('./ResourceEditor.tsx'), 'ResourceEditor');
const ResourceEdit = screen(() => import('./ResourceEditor.tsx'), 'ResourceEdit');
const Trash = screen(() => import('../list/Trash.tsx'), 'Trash');

export const resources = {
  name: 'resources',
  icon: DownloadsIcon,
  options: { label: 'Resources & Downloads' },
  list: screen(() => import('./ResourceList.tsx'), 'ResourceList'),
  children: (
    <>
      <Route path="new" element={<ResourceEditor />} />
      <Route path="edit/:id" element={<ResourceEdit />} />
      <Route path="trash" element={<Trash resource="resources" />} />
    </>
  ),
};
