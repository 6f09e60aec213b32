import { Route } from 'react-router';
import { ArticlesIcon } from '../layout/icons.tsx';
import { lazyScreen } from '../layout/lazy-screen.ts';

const BlogPostCreate = lazyScreen(() => import('./BlogPostForm.tsx'), 'BlogPostCreate');
const BlogPostEdit = lazyScreen(() => import('./BlogPostForm.tsx'), 'BlogPostEdit');
const Trash = lazyScreen(() => import('../list/Trash.tsx'), 'Trash');

export const blogPosts = {
  name: 'blog-posts',
  icon: ArticlesIcon,
  options: { label: 'Articles & Content' },
  list: lazyScreen(() => import('./BlogPostList.tsx'), 'BlogPostList'),
  children: (
    <>
      <Route path="new" element={<BlogPostCreate />} />
      <Route path="edit/:id" element={<BlogPostEdit />} />
      <Route path="trash" element={<Trash resource="blog-posts" />} />
    </>
  ),
};
