import { trashDays } from '@practice/contract/lists';
import { Route } from 'react-router';
import { ArticlesIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';
import { Drafts } from './Drafts.tsx';

const BlogPostEditor = screen(() => import('./BlogPostEditor.tsx'), 'BlogPostEditor');
const BlogPostEdit = screen(() => import('./BlogPostEditor.tsx'), 'BlogPostEdit');
const Trash = screen(() => import('../list/Trash.tsx'), 'Trash');

const trash = {
  resource: 'blog-posts',
  title: 'Deleted Blog Posts',
  back: 'All posts',
  restored: 'Post restored',
  lead: `Deleted posts stay here for ${trashDays} days. Restore one, and it’s as it was: if it was published, everyone sees it again.`,
} as const;

export const blogPosts = {
  name: 'blog-posts',
  icon: ArticlesIcon,
  options: { label: 'Articles & Content' },
  list: screen(() => import('./BlogPostList.tsx'), 'BlogPostList'),
  children: (
    <>
      <Route path="new" element={<BlogPostEditor />} />
      <Route path="edit/:id" element={<BlogPostEdit />} />
      <Route path="trash" element={<Trash {...trash} />} />
    </>
  ),
};

export const postPanels = [Drafts];
