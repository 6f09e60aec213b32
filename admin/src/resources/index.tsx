import { trashDays } from '@practice/contract/lists';
import { Route } from 'react-router';
import { DownloadsIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

const ResourceEditor = screen(() => import('./ResourceEditor.tsx'), 'ResourceEditor');
const ResourceEdit = screen(() => import('./ResourceEditor.tsx'), 'ResourceEdit');
const Trash = screen(() => import('../list/Trash.tsx'), 'Trash');

const trash = {
  resource: 'resources',
  title: 'Deleted Resources',
  back: 'All resources',
  restored: 'Resource restored',
  lead: `Deleted resources and their files stay here for ${trashDays} days. Restore one, and it’s as it was: if it was public, everyone sees it again.`,
} as const;

export const resources = {
  name: 'resources',
  icon: DownloadsIcon,
  options: { label: 'Resources & Downloads' },
  list: screen(() => import('./ResourceList.tsx'), 'ResourceList'),
  children: (
    <>
      <Route path="new" element={<ResourceEditor />} />
      <Route path="edit/:id" element={<ResourceEdit />} />
      <Route path="trash" element={<Trash {...trash} />} />
    </>
  ),
};
