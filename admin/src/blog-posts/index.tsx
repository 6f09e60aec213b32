import { Route } from 'react-router';
import { ArticlesIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

const BlogPostEditor = lazyScreen(() => import('./BlogPostEditor.tsx'), 'BlogPostEditor');
const BlogPostEdit = lazyScreen(() => import('./BlogPostEditor.tsx'), 'BlogPostEdit');
const Trash = lazyScreen(() => import('../list/Trash.tsx'), 'Trash');

export const blogPosts = {
  name: 'blog-posts',
  icon: ArticlesIcon,
  options: { label: 'Articles & Content' },
  list: lazyScreen(() => import('./BlogPostList.tsx'), 'BlogPostList'),
  children: (
    <>
      <Route path="new" element={<BlogPostEditor />} />
      <Route path="edit/:id" element={<BlogPostEdit />} />
      <Route path="trash" element={<Trash resource="blog-posts" />} />
    </>
  ),
};
