import { Route } from 'react-router';
import { ArticlesIcon } from '../layout/icons.tsx';
import { screen } from '../layout/lazy-screen.ts';

const BlogPostEditor = screen(() => import('./BlogPostEditor.tsx'), 'BlogPostEditor');
const BlogPostEdit = screen(() => import('./BlogPostEditor.tsx'), 'BlogPostEdit');
const Trash = screen(() => import('../list/Trash.tsx'), 'Trash');

export const blogPosts = {
  name: 'blog-posts',
  icon: ArticlesIcon,
  options: { label: 'Articles & Content' },
  list: screen(() => import('./BlogPostList.tsx'), 'BlogPostList'),
  children: (
    <>
      <Route path="new" element={<BlogPostEditor />} />
      <Route path="edit/:id" element={<BlogPostEdit />} />
      <Route path="trash" element={<Trash resource="blog-posts" />} />
    </>
  ),
};
