import { BlogPostEditor } from './BlogPostEditor.tsx';

export function BlogPostCreate() {
  return <BlogPostEditor />;
}
