import type { BlogPost } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { EditPage } from '../form/EditPage.tsx';
import { BlogPostEditor } from './BlogPostEditor.tsx';

export function BlogPostEdit() {
  return (
    <EditPage<BlogPost>
      resource="blog-posts"
      noun="post"
      title="Edit Blog Post"
      missing={{ title: 'Blog Post Not Found', sentence: messages.blog.editorGone }}
      back="All posts"
    >
      {(post) => <BlogPostEditor loaded={post} />}
    </EditPage>
  );
}
